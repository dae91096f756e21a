import AppleFoundation
import Testing

/// The patterns are CLDR's.
struct ListFormatterTests {
  @Test(
    "Items are joined as the language does",
    arguments: [
      ("en_US", ["a"], "a"), ("en_US", ["a", "b"], "a and b"),
      ("en_US", ["a", "b", "c"], "a, b, and c"), ("de_DE", ["a", "b", "c"], "a, b und c"),
      ("fr_FR", ["a", "b"], "a et b"), ("ja_JP", ["a", "b", "c"], "a、b、c"),
      ("en_US", [], ""),
    ])
  func lists(locale: String, items: [String], text: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: items) == text)
    PhoneLanguage.$current.withValue(PhoneLanguage(locale: Locale(identifier: locale))) {
      #expect(ListFormatter.localizedString(byJoining: items) == text)
    }
  }

  @Test("Other items are told by a formatter")
  func itemFormatter() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "de_DE")
    numbers.minimumFractionDigits = 1
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2.5)]) == "1,0 und 2,5")
    #expect(formatter.string(for: 7) == nil)
  }
}
