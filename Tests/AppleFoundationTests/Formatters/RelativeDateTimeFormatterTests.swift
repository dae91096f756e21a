import AppleFoundation
import Testing

@Suite("Relative dates")
struct RelativeDateTimeFormatterTests {
  private func formatter(
    _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ units: RelativeDateTimeFormatter.UnitsStyle = .full
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = style
    formatter.unitsStyle = units
    formatter.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "the largest unit is named and cut off, not rounded",
    arguments: [
      (-3, "3 seconds ago"), (90, "in 1 minute"), (5400, "in 1 hour"), (-7200, "2 hours ago"),
      (86400 * 6, "in 6 days"), (86400 * 13, "in 1 week"), (-86400 * 40, "1 month ago"),
      (86400 * 800, "in 2 years"), (0, "in 0 seconds"),
    ] as [(TimeInterval, String)])
  func numeric(seconds: TimeInterval, text: String) {
    #expect(formatter().localizedString(fromTimeInterval: seconds) == text)
  }

  @Test("near dates have names when they are asked for")
  func named() {
    #expect(formatter(.named).localizedString(fromTimeInterval: -86400) == "yesterday")
    #expect(formatter(.named).localizedString(fromTimeInterval: 86400) == "tomorrow")
    #expect(formatter(.named).localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter(.named).localizedString(fromTimeInterval: -86400 * 8) == "last week")
    #expect(formatter(.named).localizedString(fromTimeInterval: -86400 * 3) == "3 days ago")
  }

  @Test("units are spelled or shortened")
  func units() {
    #expect(
      formatter(.numeric, .spellOut).localizedString(fromTimeInterval: 7200) == "in two hours")
    #expect(
      formatter(.numeric, .abbreviated).localizedString(fromTimeInterval: -7200) == "2h ago")
  }

  @Test("components are taken as they are; what is no date has no text")
  func components() {
    #expect(formatter().localizedString(from: DateComponents(day: -2, hour: 5)) == "2 days ago")
    #expect(formatter().string(for: "no date") == nil)
  }
}
