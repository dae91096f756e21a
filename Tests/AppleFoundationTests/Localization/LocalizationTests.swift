import AppleFoundation
import Testing

@Suite("Localized strings")
struct LocalizationTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test(
    "an interpolated string has a key with a conversion for each value",
    arguments: [
      ("Order \(12)", "Order %lld"),
      ("\(1.5) km", "%lf km"),
      ("\(Float(1.5)) km", "%f km"),
      ("\(UInt(3))", "%llu"),
      ("\(Int32(3))", "%d"),
      ("Hello \("Ada")", "Hello %@"),
      ("\(2.5, specifier: "%.1f")", "%.1f"),
      ("100%", "100%"),
      ("\(50)%", "%lld%%"),
    ] as [(String.LocalizationValue, String)])
  func keys(value: String.LocalizationValue, key: String) {
    #expect(LocalizedStringResource(value).key == key)
  }

  @Test("without a translation the text is the key with its values")
  func text() {
    #expect(String(localized: "Order \(12) of \("Ada")", locale: american) == "Order 12 of Ada")
    #expect(String(localized: "\(50)% done", locale: american) == "50% done")
    #expect(String(localized: "100% done", locale: american) == "100% done")
    #expect(String(localized: "greeting", defaultValue: "Hello \("Ada")") == "Hello Ada")
  }

  @Test("numbers have the digits' groups and the decimal separator of the locale")
  func locales() {
    #expect(String(localized: "\(1234)", locale: american) == "1,234")
    #expect(String(localized: "\(1234)", locale: german) == "1.234")
    #expect(String(localized: "\(0.5, specifier: "%.2f")", locale: german) == "0,50")
  }

  @Test(
    "a conversion that does not fit its value never reads wild memory",
    arguments: [
      ("%d", FormatArgument.real(2.9), "2"),
      ("%.1f", .integer(2), "2.0"),
      ("%@", .integer(7), "7"),
      ("%s", .text("x"), "x"),
      ("%u", .integer(-1), "18446744073709551615"),
      ("%5.1f|", .real(2.25), "  2.2|"),
      ("%x", .integer(255), "ff"),
      ("%d", .real(.infinity), "0"),
    ])
  func misfits(format: String, argument: FormatArgument, text: String) {
    #expect(FormatString(format, arguments: [argument]).formatted(locale: nil) == text)
  }

  @Test("a translation may change the order of the values, and may have too few or too many")
  func order() {
    let values = [FormatArgument.text("a"), .integer(2)]
    #expect(FormatString("%2$lld %1$@", arguments: values).formatted(locale: nil) == "2 a")
    #expect(FormatString("%@", arguments: values).formatted(locale: nil) == "a")
    #expect(FormatString("%@ %d %d", arguments: values).formatted(locale: nil) == "a 2 %d")
    #expect(FormatString("50% of %@", arguments: values).formatted(locale: nil) != "")
  }

  @Test("a resource is the same after coding")
  func coding() throws {
    let resource = LocalizedStringResource(
      "greeting", defaultValue: "Hello \("Ada")", table: "Main", locale: german)
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }

  @Test("a resource is formatted in its own locale")
  func resourceLocale() {
    var resource: LocalizedStringResource = "\(1234) m"
    resource.locale = german
    #expect(String(localized: resource) == "1.234 m")
    #expect(LocalizedStringResource(stringLiteral: "100%").key == "100%")
  }
}
