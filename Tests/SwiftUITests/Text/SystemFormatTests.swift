import Foundation
import Testing

@testable import SwiftUI

/// Formats that follow the time, with the values of Apple's documentation of each.
@MainActor struct SystemFormatTests {
  /// 1 January 2001, 00:00 UTC, a Monday.
  nonisolated static let start = Date(timeIntervalSinceReferenceDate: 0)

  private func words(
    _ text: Text, at seconds: TimeInterval, locale: String = "en_US"
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    environment.now = Self.start.addingTimeInterval(seconds)
    return text.words(in: environment)
  }

  // MARK: Offset

  nonisolated static let offsets: [(TimeInterval, String)] = [
    (222, "3 minutes, 42 seconds"), (5663, "1 hour, 34 minutes"), (3600, "1 hour, 0 minutes"),
    (5, "5 seconds"), (0, "0 seconds"), (-5, "-5 seconds"),
    (2 * 86_400 + 3 * 3600, "2 days, 3 hours"),
    (5.9, "5 seconds"),
  ]

  @Test("An offset has the two largest units", arguments: offsets)
  func offset(seconds: TimeInterval, expected: String) {
    #expect(words(Text(.currentDate, format: .offset(to: Self.start)), at: seconds) == expected)
  }

  @Test func `An offset has as many units as are wanted`() {
    func text(_ count: Int) -> Text {
      Text(.currentDate, format: .offset(to: Self.start, maxFieldCount: count))
    }
    #expect(words(text(1), at: 5663) == "1 hour")
    #expect(words(text(2), at: 5663) == "1 hour, 34 minutes")
    #expect(words(text(3), at: 5663) == "1 hour, 34 minutes, 23 seconds")
  }

  nonisolated static let clocks:
    [(Set<Date.ComponentsFormatStyle.Field>, Int, TimeInterval, String)] = [
      ([.minute, .second], 2, 332, "5:32"), ([.hour, .minute, .second], 3, 3932, "1:05:32"),
      ([.hour, .minute, .second], 3, 332, "5:32"), ([.minute, .second], 2, 3932, "65:32"),
      ([.hour, .minute], 2, 3932, "1 hour, 5 minutes"), ([.minute, .second], 1, 332, "5 minutes"),
      ([.day], 2, 3 * 86_400, "3 days"), ([.second], 1, 75, "75 seconds"),
    ]

  @Test("An offset of minutes and seconds is that of a clock", arguments: clocks)
  func clock(
    fields: Set<Date.ComponentsFormatStyle.Field>, count: Int, seconds: TimeInterval,
    expected: String
  ) {
    let format = SystemFormatStyle.DateOffset(
      to: Self.start, allowedFields: fields, maxFieldCount: count)
    #expect(words(Text(.currentDate, format: format), at: seconds) == expected)
  }

  @Test func `The sign of an offset is shown as wanted`() {
    func words(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy, _ seconds: Double)
      -> String
    {
      self.words(Text(.currentDate, format: .offset(to: Self.start, sign: sign)), at: seconds)
    }
    #expect(words(.never, -5) == "5 seconds")
    #expect(words(.always(includingZero: false), 5) == "+5 seconds")
    #expect(words(.always(includingZero: false), -5) == "-5 seconds")
    #expect(words(.always(includingZero: false), 0) == "0 seconds")
    #expect(words(.always(includingZero: true), 0) == "+0 seconds")
  }

  @Test func `An offset of a date that stands still, in another language`() {
    let text = Text(Self.start.addingTimeInterval(5400), format: .offset(to: Self.start))
    // What stands between the units is the language's business.
    let german = words(text, at: 0, locale: "de_DE")
    #expect(german.hasPrefix("1 Stunde") && german.hasSuffix("30 Minuten"))
  }

  // MARK: Reference

  /// The date in seconds from the start, the time it is, and the words.
  nonisolated static let references: [(TimeInterval, TimeInterval, String)] = [
    (300, 0, "in 5 minutes"), (3 * 3600, 0, "in 3 hours"), (86_400, 0, "tomorrow"),
    (0, 3 * 86_400, "3 days ago"), (0, 27 * 86_400, "27 days ago"),
    // 5 February 2001 is a Monday; 1 January 2001 from a year later.
    (35 * 86_400, 0, "Monday, February 5"), (0, 400 * 86_400, "January 2001"),
  ]

  @Test(
    "A date is spoken of by its distance within a month, and by its name beyond",
    arguments: references)
  func reference(date: TimeInterval, now: TimeInterval, expected: String) {
    let text = Text(.currentDate, format: .reference(to: Self.start.addingTimeInterval(date)))
    #expect(words(text, at: now) == expected)
  }

  // MARK: Widths of time

  nonisolated static let durations: [(Text, String)] = [
    (Text(Duration.seconds(3723), format: .time(pattern: .hourMinuteSecond)), "1:02:03"),
    (Text(Duration.seconds(754), format: .time(pattern: .minuteSecond)), "12:34"),
    (Text(Duration.seconds(3723), format: .units(allowed: [.hours, .minutes])), "1 hr, 2 min"),
    (Text(Duration.seconds(90), format: .units(width: .wide)), "1 minute, 30 seconds"),
    (Text(Duration.seconds(90), format: .units(width: .narrow)), "1m 30s"),
  ]

  @Test("Durations are written by their formats", arguments: durations)
  func duration(text: Text, expected: String) {
    #expect(words(text, at: 0) == expected)
  }
}
