import AppleFoundation
import Testing

/// Names of units are CLDR's.
@Suite("Lengths of time in other languages")
struct LengthsInLanguagesTests {
  private typealias Formatter = AppleFoundation.DateComponentsFormatter

  private func text(
    _ components: DateComponents, _ style: AppleFoundation.DateComponentsFormatter.UnitsStyle,
    _ locale: String
  ) -> String? {
    let formatter = Formatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    return formatter.string(from: components)
  }

  @Test(
    "Years and months have names in every language",
    arguments: [
      ("en_US", "2 years, 3 months"), ("de_DE", "2 Jahre und 3 Monate"),
      ("fr_FR", "2 ans et 3\u{A0}mois"), ("pl_PL", "2 lata i 3 miesiące"), ("ja_JP", "2年 3か月"),
      ("ru_RU", "2 года 3 месяца"),
    ])
  func years(locale: String, expected: String) {
    #expect(text(DateComponents(year: 2, month: 3), .full, locale) == expected)
  }

  @Test("English months are not mistaken for minutes")
  func months() {
    #expect(text(DateComponents(month: 2), .abbreviated, "en_US") == "2mo")
    #expect(text(DateComponents(year: 1, month: 1), .short, "en_US") == "1 yr, 1 mo")
  }

  @Test("Hours and minutes are listed as the language does")
  func hours() {
    #expect(
      text(DateComponents(hour: 1, minute: 2, second: 3), .full, "de_DE")
        == "1 Stunde, 2 Minuten und 3 Sekunden")
    #expect(text(DateComponents(hour: 2, minute: 5), .full, "pl_PL") == "2 godziny i 5 minut")
  }

  @Test("The style `.components` and `.timeDuration` tell the length of a range")
  func components() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let range = start..<start.addingTimeInterval(7_500)
    let german = Locale(identifier: "de_DE")
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute]).locale(german))
        == "2 Stunden und 5 Minuten")
    #expect(
      range.formatted(.components(style: .narrow, fields: [.hour, .minute])) == "2h 5m")
    #expect(range.formatted(.timeDuration) == "2:05:00")
  }
}
