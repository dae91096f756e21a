import AppleFoundation
import Testing

@Suite("The phone's language")
struct PhoneLanguageTests {
  private func phone<Result>(_ locale: String, _ body: () throws -> Result) rethrows -> Result {
    try PhoneLanguage.$current.withValue(
      PhoneLanguage(locale: Locale(identifier: locale)), operation: body)
  }

  @Test("Foundation's current locale and calendar are the phone's")
  func current() {
    phone("de_DE") {
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      // Monday, the second day.
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Calendar.current.weekdaySymbols.first == "Sonntag")
    }
    #expect(phone("en_US") { Calendar.current.firstWeekday } == 1)
    #expect(phone("th_TH") { Calendar.current.identifier } == .buddhist)
    #expect(Locale.current.identifier == "en_US")
  }

  @Test("formats and formatters without a locale follow it")
  func formats() {
    // 24 December 2026, 18:05 UTC.
    let date = Date(timeIntervalSince1970: 1_798_135_500)
    phone("de_DE") {
      #expect(1234.5.formatted() == "1.234,5")
      #expect(19.9.formatted(.currency(code: "EUR")) == "19,90\u{A0}€")
      let formatter = DateFormatter()
      formatter.timeZone = .gmt
      formatter.dateStyle = .long
      #expect(formatter.string(from: date) == "24. Dezember 2026")
      #expect(
        date.formatted(Date.FormatStyle(timeZone: .gmt).month(.wide).day()) == "24. Dezember")
      let number = NumberFormatter()
      number.numberStyle = .decimal
      #expect(number.string(from: 1234.5) == "1.234,5")
      #expect(String.localizedStringWithFormat("%.1f", 0.5) == "0,5")
    }
    phone("fr_FR") {
      #expect(0.25.formatted(.percent) == "25\u{202F}%" || 0.25.formatted(.percent) == "25\u{A0}%")
    }
  }

  @Test(
    "Arabic, Hebrew, Persian and Urdu are read from the right",
    arguments: [
      ("ar", true), ("he_IL", true), ("fa_IR", true), ("ur_PK", true), ("de_DE", false),
      ("ja_JP", false), ("en_IL", false),
    ])
  func direction(locale: String, isRightToLeft: Bool) {
    #expect(PhoneLanguage(locale: Locale(identifier: locale)).isRightToLeft == isRightToLeft)
  }
}
