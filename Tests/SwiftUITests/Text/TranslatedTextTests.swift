import AppleFoundation
import Testing

@testable import SwiftUI

@MainActor struct TranslatedTextTests {
  private static let catalogue = #"""
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Ready" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "**Fertig**" } } } },
      "%lld stops" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld stop" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld stops" } } } } },
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Halt" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Halte" } } } } } } },
      "%@ at %@" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$@" } } } },
      "key" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Gate %@" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Tor %@" } } } }
    } }
    """#

  private func words(_ text: Text, _ locale: String, phone: String? = nil) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/Localizable.xcstrings")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try Data(Self.catalogue.utf8).write(to: file)
    let language = PhoneLanguage(
      locale: Locale(identifier: phone ?? locale), strings: StringsCatalogue(paths: [file.path]))
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return PhoneLanguage.$current.withValue(language) { text.words(in: environment) }
  }

  @Test func `A literal is looked up, with the plural of its number`() throws {
    #expect(try words(Text("Ready"), "de_DE") == "Fertig")
    #expect(try words(Text("Ready"), "fr_FR") == "Ready")
    #expect(try words(Text("\(1) stops"), "en_US") == "1 stop")
    #expect(try words(Text("\(1) stops"), "de_DE") == "1 Halt")
    #expect(try words(Text("\(1234) stops"), "de_DE") == "1.234 Halte")
  }

  @Test func `A translation may change the order of texts`() throws {
    #expect(try words(Text("\("Ada") at \(Text("noon").bold())"), "de_DE") == "noon: Ada")
  }

  @Test func `A resource is looked up under its key`() throws {
    let resource = LocalizedStringResource("key", defaultValue: "Door \("B")")
    #expect(try words(Text(resource), "de_DE") == "Tor B")
    #expect(try words(Text(LocalizedStringResource("none", defaultValue: "x")), "de_DE") == "x")
  }

  @Test func `Strings and verbatim texts are never looked up`() throws {
    let word = "Ready"
    #expect(try words(Text(word), "de_DE") == "Ready")
    #expect(try words(Text(verbatim: "Ready"), "de_DE") == "Ready")
    #expect(try words(Text(LocalizedStringKey(word)), "de_DE") == "Fertig")
  }

  @Test func `The locale of the environment chooses the language`() throws {
    #expect(try words(Text("Ready"), "de_DE", phone: "en_US") == "Fertig")
    #expect(try words(Text("Ready"), "en_US", phone: "de_DE") == "Ready")
  }

  @Test func `Markdown of attributed strings is drawn`() throws {
    let text = Text(try AttributedString(markdown: "a **b** *c*"))
    let spans = TextResolver(environment: EnvironmentValues()).spans(of: text)
    #expect(spans.map(\.words) == ["a ", "b", " ", "c"])
    #expect(spans[1].attributes.fontModifications.isBold == true)
    #expect(spans[3].attributes.fontModifications.isItalic == true)
  }

  @Test func `Markdown of a literal gives the look of its words`() {
    let text = Text("Gate **\("B*2*")** or [*map*](https://x.y/\(7))")
    let spans = TextResolver(environment: EnvironmentValues()).spans(of: text)
    #expect(spans.map(\.words) == ["Gate ", "B*2*", " or ", "map"])
    #expect(spans.map(\.attributes.fontModifications.isBold) == [nil, true, nil, nil])
    #expect(spans.map(\.attributes.fontModifications.isItalic) == [nil, nil, nil, true])
    #expect(spans.map(\.attributes.link) == [nil, nil, nil, URL(string: "https://x.y/7")])
  }
}
