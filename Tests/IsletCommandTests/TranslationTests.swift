import Foundation
import Testing

/// A project with translations, built and drawn in several languages.
@Suite struct TranslationTests {
  private static let widget = TripProject.widget(
    compactTrailing: """
      VStack {
        Text("\\(context.state.minutes) min left")
        Text(verbatim: Locale.current.identifier)
        Text(verbatim: Bundle.main.localizedString(forKey: "gate", value: nil, table: nil))
        Text(verbatim: Bundle.main.preferredLocalizations.joined())
        Text(verbatim: NSLocalizedString("app", comment: ""))
        Text(verbatim: 1234.5.formatted())
      }
      """)

  private static let catalogue = #"""
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "gate" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Gate" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Flugsteig" } } } },
      "%lld min left" : { "localizations" : { "de" : { "variations" : { "plural" : {
        "zero" : { "stringUnit" : { "state" : "translated", "value" : "gleich" } },
        "one" : { "stringUnit" : { "state" : "translated", "value" : "noch eine Minute" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "noch %lld Minuten" } }
      } } } } } } }
    """#

  private func project() throws -> TripProject {
    try TripProject([
      "Shared/Trip.swift": TripProject.attributes, "Widget/Widget.swift": Self.widget,
      "Widget/Localizable.xcstrings": Self.catalogue,
      "App/de.lproj/Localizable.strings": "\"app\" = \"Aus der App\";\n\"gate\" = \"Tor\";",
    ])
  }

  @Test("texts, numbers and bundles speak the language that is asked for")
  func languages() throws {
    let project = try project()
    let options = ["--presentation", "compact", "--format", "text"]
    func texts(_ locale: String) throws -> [String] {
      let result = try project.preview(options + ["--locale", locale])
      #expect(result.code == 0, "\(result.errors)")
      return result.output.matches(of: #/Text "([^"]*)"/#).map { String($0.1) }
    }
    let english = try texts("en-GB")
    let german = try texts("de")
    let trailing = [
      "5 min left", "en_GB", "Gate", "en", "app", "1,234.5", "0 min left", "en_GB", "Gate", "en",
      "app", "1,234.5",
    ]
    #expect(english.filter { !["5", "0"].contains($0) } == trailing)
    #expect(
      german.filter { !["5", "0"].contains($0) } == [
        "noch 5 Minuten", "de_DE", "Flugsteig", "de", "Aus der App", "1.234,5", "gleich", "de_DE",
        "Flugsteig", "de", "Aus der App", "1.234,5",
      ])
  }

  @Test("the document names language, size and direction; what lacks a translation is told once")
  func document() throws {
    let project = try project()
    let result = try project.preview([
      "--presentation", "compact", "--json", "--locale", "ar", "--text-size", "xLarge",
    ])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(document["locale"] as? String == "ar_EG")
    #expect(document["textSize"] as? String == "xLarge")
    #expect(document["layoutDirection"] as? String == "rtl")
    let findings = try #require(document["findings"] as? [[String: Any]])
    let gates = findings.filter { ($0["message"] as? String)?.contains("“gate”") == true }
    #expect(gates.map { $0["kind"] as? String } == ["untranslated"])
    #expect(
      gates.first?["message"] as? String
        == "“gate” has no translation into Arabic (ar-EG) in the table Localizable, so it is shown "
        + "in English (en).")
  }

  @Test("a locale that nobody speaks ends with code 2 and examples")
  func wrongLocale() throws {
    let result = try project().preview(["--locale", "german"])
    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix(
        "islet: --locale cannot be german. Did you mean de? It is a language, with a region if you "
          + "like: de, de_DE"))
  }
}
