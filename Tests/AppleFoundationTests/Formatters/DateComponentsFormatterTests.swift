import AppleFoundation
import Testing

struct DateComponentsFormatterTests {
  private typealias Formatter = AppleFoundation.DateComponentsFormatter

  private func formatter(
    _ style: Formatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    zeros: Formatter.ZeroFormattingBehavior = .default
  ) -> Formatter {
    let formatter = Formatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  /// 9 hours, 41 minutes, 30 seconds.
  private let length: TimeInterval = 34_890

  @Test(
    "Every style writes units in its own way, as Apple documents them",
    arguments: [
      (Formatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
      (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
    ])
  func styles(style: AppleFoundation.DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter(style).string(from: length) == text)
  }

  @Test("By default leading zeros go and the rest is padded in positional style")
  func positionalZeros() {
    #expect(formatter(.positional).string(from: 3610) == "1:00:10")
    #expect(formatter(.positional).string(from: 65) == "1:05")
    #expect(formatter(.positional).string(from: 5) == "5")
    #expect(formatter(.positional).string(from: 0) == "0")
  }

  @Test("Padding keeps every unit, with two digits")
  func padding() {
    #expect(formatter(.positional, zeros: .pad).string(from: 3610) == "01:00:10")
    #expect(
      formatter(.positional, [.minute, .second], zeros: .pad).string(from: 65) == "01:05")
    #expect(formatter(.positional, [.minute, .second], zeros: .pad).string(from: 5) == "00:05")
  }

  @Test("By default all zeros go in the other styles")
  func wordZeros() {
    #expect(formatter(.abbreviated).string(from: 3610) == "1h 10s")
    #expect(formatter(.full).string(from: 0) == "0 seconds")
  }

  @Test("Zeros can be dropped at each place")
  func zeroBehaviors() {
    let units: NSCalendar.Unit = [.hour, .minute]
    #expect(formatter(.abbreviated, units, zeros: []).string(from: 600) == "0h 10m")
    #expect(formatter(.abbreviated, units, zeros: .dropLeading).string(from: 600) == "10m")
    #expect(formatter(.abbreviated, units, zeros: .dropTrailing).string(from: 3600) == "1h")
    #expect(formatter(.abbreviated, zeros: .dropMiddle).string(from: 3610) == "1h 10s")
  }

  @Test("The largest units come first, up to the most that are wanted")
  func maximumUnits() {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: length) == "9h 41m")
  }

  @Test("A unit that is not allowed is counted in smaller ones")
  func carrying() {
    #expect(formatter(.positional, [.minute, .second]).string(from: 3661) == "61:01")
  }

  @Test("A largest unit of one can be told in the next smaller one")
  func collapsing() {
    let formatter = formatter(.abbreviated, [.minute, .second])
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
  }

  @Test("A length backwards has one sign")
  func negative() {
    #expect(formatter(.positional).string(from: -65) == "-1:05")
  }

  @Test("Components beyond a unit's size are carried over")
  func components() {
    #expect(formatter(.positional).string(from: DateComponents(minute: 75)) == "1:15:00")
  }

  @Test("Years and months are told too")
  func years() {
    #expect(
      formatter(.full, [.year, .month]).string(from: DateComponents(year: 1, month: 2))
        == "1 year, 2 months")
  }
}
