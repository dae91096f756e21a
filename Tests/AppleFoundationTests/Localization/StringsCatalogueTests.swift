import AppleFoundation
import Testing

@Suite("String catalogues")
struct StringsCatalogueTests {
  private static let catalogue = #"""
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "" : {},
      "Ready" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } },
        "pl" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
      "%lld items" : { "extractionState" : "manual", "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } },
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzecz" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzeczy" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzeczy (wiele)" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzeczy" } } } } } } },
      "%@ has %lld cups of %lld" : { "localizations" : {
        "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%@ has %#@cups@ of %#@size@" },
          "substitutions" : {
            "cups" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg cup" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg cups" } } } } },
            "size" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg litre" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg litres" } } } } }
          } } } },
      "Start" : { "localizations" : { "en" : { "variations" : { "device" : {
        "applewatch" : { "stringUnit" : { "state" : "translated", "value" : "Press" } },
        "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap to start" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Start" } } } } } } },
      "Islet" : { "shouldTranslate" : false },
      "gate.title" : { "extractionState" : "stale", "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Gate %@" } },
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Flugsteig %@" } } } }
    } }
    """#

  private func words(
    _ locale: String, _ value: String.LocalizationValue,
    untranslated: UntranslatedKeys? = nil
  ) throws -> String {
    let folder = try StringsFolder(["Localizable.xcstrings": Self.catalogue])
    return PhoneLanguage.$current.withValue(folder.phone(locale, untranslated: untranslated)) {
      String(localized: value)
    }
  }

  @Test(
    "units, plurals, substitutions and devices give the words of the language",
    arguments: [
      ("de_DE", "Ready", "Fertig"), ("en_US", "Ready", "Ready"), ("de_AT", "Ready", "Fertig"),
      ("pl_PL", "Ready", "Ready"), ("fr_FR", "Ready", "Ready"),
      ("en_US", "\(1) items", "1 item"), ("en_US", "\(1234) items", "1,234 items"),
      ("pl_PL", "\(1) items", "1 rzecz"), ("pl_PL", "\(3) items", "3 rzeczy"),
      ("pl_PL", "\(5) items", "5 rzeczy (wiele)"), ("de_DE", "\(1) items", "1 item"),
      ("de_DE", "\(1234) items", "1.234 items"),
      ("en_US", "\("Ada") has \(1) cups of \(2)", "Ada has 1 cup of 2 litres"),
      ("en_US", "\("Ada") has \(3) cups of \(1)", "Ada has 3 cups of 1 litre"),
      ("en_US", "Start", "Tap to start"), ("de_DE", "Islet", "Islet"),
      ("en_US", "not in the catalogue \(1)", "not in the catalogue 1"),
    ] as [(String, String.LocalizationValue, String)])
  func words(locale: String, value: String.LocalizationValue, expected: String) throws {
    #expect(try words(locale, value) == expected)
  }

  @Test("a key with a default value, a resource and NSLocalizedString find the same words")
  func forms() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": Self.catalogue])
    PhoneLanguage.$current.withValue(folder.phone("de_DE")) {
      #expect(String(localized: "gate.title", defaultValue: "Gate \("B")") == "Flugsteig B")
      #expect(String(localized: "other.key", defaultValue: "Door \("B")") == "Door B")
      var resource = LocalizedStringResource("gate.title", defaultValue: "Gate \("B")")
      #expect(String(localized: resource) == "Flugsteig B")
      resource.locale = Locale(identifier: "en_US")
      #expect(String(localized: resource) == "Gate B")
      #expect(NSLocalizedString("Ready", comment: "") == "Fertig")
      #expect(NSLocalizedString("none", value: "v", comment: "") == "v")
      #expect(NSLocalizedString("none", comment: "") == "none")
      #expect(AttributedString(localized: "Ready") == AttributedString("Fertig"))
    }
  }

  @Test("what is shown in another language is taken down, what nobody reads is not")
  func untranslated() throws {
    let taken = UntranslatedKeys()
    #expect(try words("pl_PL", "Ready", untranslated: taken) == "Ready")
    #expect(try words("pl_PL", "Ready", untranslated: taken) == "Ready")
    #expect(try words("pl_PL", "Ready \(3)", untranslated: taken) == "Ready 3")
    #expect(try words("pl_PL", "\(3) items", untranslated: taken) == "3 rzeczy")
    #expect(try words("pl_PL", "\(3)%", untranslated: taken) == "3%")
    #expect(
      taken.entries == [
        UntranslatedKeys.Entry(
          key: "Ready", table: "Localizable", language: "pl-PL", shown: "en"),
        UntranslatedKeys.Entry(
          key: "Ready %lld", table: "Localizable", language: "pl-PL", shown: nil),
      ])
    let none = UntranslatedKeys()
    #expect(try words("en_GB", "Ready \(3)", untranslated: none) == "Ready 3")
    #expect(none.entries.isEmpty)
  }

  @Test("the nearest file wins; what a language lacks comes from the source's, then from Base")
  func order() throws {
    let folder = try StringsFolder([
      "Widget/de.lproj/Localizable.strings": "\"a\" = \"Widget\";",
      "App/de.lproj/Localizable.strings": "\"a\" = \"App\"; \"b\" = \"App\";",
      "App/fr.lproj/Localizable.strings": "\"c\" = \"quelle\";",
      "App/Base.lproj/Localizable.strings": "\"d\" = \"base\";",
      "App/de.lproj/Errors.strings": "\"a\" = \"Fehler\";",
      "App/de.lproj/InfoPlist.strings": "\"a\" = \"Info\";",
    ])
    PhoneLanguage.$current.withValue(folder.phone("de_DE", development: "fr")) {
      #expect(String(localized: "a") == "Widget")
      #expect(String(localized: "b") == "App")
      #expect(String(localized: "c") == "quelle")
      #expect(String(localized: "d") == "base")
      #expect(String(localized: "a", table: "Errors") == "Fehler")
      #expect(String(localized: "a", table: "InfoPlist") == "a")
      #expect(PhoneLanguage.current.strings.localizations == ["de", "fr"])
    }
  }

  @Test("a bundle of its own has its own strings")
  func bundle() throws {
    let folder = try StringsFolder(["de.lproj/Localizable.strings": "\"a\" = \"eigen\";"])
    let bundle = try #require(Bundle(url: folder.url))
    PhoneLanguage.$current.withValue(PhoneLanguage(locale: Locale(identifier: "de_DE"))) {
      #expect(String(localized: "a", bundle: bundle) == "eigen")
      #expect(String(localized: "a") == "a")
      #expect(String(localized: "a", bundle: .main) == "a")
    }
  }
}
