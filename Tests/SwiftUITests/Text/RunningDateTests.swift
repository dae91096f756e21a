import Foundation
import Testing

@testable import SwiftUI

@MainActor struct RunningDateTests {
  /// 1 January 2001, 00:00 UTC.
  nonisolated static let start = Date(timeIntervalSinceReferenceDate: 0)

  private func words(_ text: Text, at seconds: TimeInterval, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.now = Self.start.addingTimeInterval(seconds)
    return text.words(in: environment)
  }

  nonisolated static let timers: [(TimeInterval, TimeInterval, String)] = [
    // The date, now, the words. A part of a second that is left counts as a whole one.
    (340, 0, "5:40"), (340, 0.5, "5:40"), (340, 1, "5:39"), (340, 339.9, "0:01"),
    (340, 340, "0:00"), (340, 340.9, "0:00"), (340, 341, "0:01"), (0, 59, "0:59"),
    (0, 3723, "1:02:03"), (3600, 0, "1:00:00"), (3600, 0.5, "1:00:00"), (3600, 1, "59:59"),
    (24 * 24 * 3600 + 8 * 3600, 0, "584:00:00"), (133_141, 0, "36:59:01"),
  ]

  @Test("A timer counts down to its date and up from it", arguments: timers)
  func timer(date: TimeInterval, now: TimeInterval, expected: String) {
    let text = Text(Self.start.addingTimeInterval(date), style: .timer)
    #expect(words(text, at: now) == expected)
  }

  nonisolated static let bounded: [(Bool, TimeInterval, String)] = [
    (true, -10, "1:30"), (true, 0, "1:30"), (true, 30, "1:00"), (true, 89.5, "0:01"),
    (true, 90, "0:00"), (true, 500, "0:00"), (false, -10, "0:00"), (false, 0, "0:00"),
    (false, 30, "0:30"), (false, 89.5, "1:29"), (false, 90, "1:30"), (false, 500, "1:30"),
  ]

  @Test("A bounded timer stays within its interval", arguments: bounded)
  func boundedTimer(countsDown: Bool, now: TimeInterval, expected: String) {
    let interval = Self.start...Self.start.addingTimeInterval(90)
    #expect(words(Text(timerInterval: interval, countsDown: countsDown), at: now) == expected)
  }

  @Test func `A paused timer stands still`() {
    let interval = Self.start...Self.start.addingTimeInterval(90)
    let pause = Self.start.addingTimeInterval(20)
    let down = Text(timerInterval: interval, pauseTime: pause)
    #expect(words(down, at: 10) == "1:20")
    #expect(words(down, at: 20) == "1:10")
    #expect(words(down, at: 60) == "1:10")
    let up = Text(timerInterval: interval, pauseTime: pause, countsDown: false)
    #expect(words(up, at: 60) == "0:20")
  }

  @Test func `Hours can be shown as minutes`() {
    let interval = Self.start...Self.start.addingTimeInterval(5400)
    #expect(words(Text(timerInterval: interval), at: 0) == "1:30:00")
    #expect(words(Text(timerInterval: interval, showsHours: false), at: 0) == "90:00")
  }

  @Test func `Distant dates do not overflow`() {
    let interval = Date.distantPast...Date.distantFuture
    #expect(words(Text(timerInterval: interval), at: 0).hasSuffix(":00"))
    #expect(words(Text(.distantFuture, style: .relative), at: 0).contains("yrs"))
  }

  nonisolated static let distances: [(TimeInterval, String, String)] = [
    // Seconds from now to the date; relative; offset, with a minus for what lies ahead.
    (340, "5 min, 40 sec", "-5 minutes"), (-674, "11 min, 14 sec", "+11 minutes"),
    (-5, "5 sec", "+5 seconds"), (0, "0 sec", "+0 seconds"), (3600, "1 hr", "-1 hour"),
    (8580, "2 hr, 23 min", "-2 hours"), (3605, "1 hr", "-1 hour"),
    (86_400 + 7200, "1 day, 2 hr", "-1 day"),
    // 31 + 28 + 31 days, then 400 days: 2002-02-05.
    (90 * 86_400, "3 mths", "-3 months"), (400 * 86_400, "1 yr, 1 mth", "-1 year"),
  ]

  @Test("Distances are shown in their largest units", arguments: distances)
  func distance(seconds: TimeInterval, relative: String, offset: String) {
    let date = Self.start.addingTimeInterval(seconds)
    #expect(words(Text(date, style: .relative), at: 0) == relative)
    #expect(words(Text(date, style: .offset), at: 0) == offset)
  }

  @Test func `Distances are in the language of the locale`() {
    let date = Self.start.addingTimeInterval(340)
    #expect(words(Text(date, style: .offset), at: 0, locale: "de_DE") == "-5 Minuten")
  }

  @Test func `Dates and times follow locale and time zone`() {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(secondsFromGMT: -3600) ?? .gmt
    let date = Text(Self.start, style: .date).words(in: environment)
    #expect(date == "December 31, 2000")
    let time = Text(Self.start, style: .time).words(in: environment)
    #expect(time.filter { !$0.isWhitespace } == "11:00PM")
    environment.locale = Locale(identifier: "de_DE")
    #expect(Text(Self.start, style: .time).words(in: environment) == "23:00")
    #expect(Text(Self.start, style: .date).words(in: environment) == "31. Dezember 2000")
  }

  @Test func `A range of times names the day only when there are two`() {
    let morning = Self.start.addingTimeInterval(9.5 * 3600)
    let afternoon = Self.start.addingTimeInterval(14.75 * 3600)
    let sameDay = words(Text(morning...afternoon), at: 0)
    #expect(sameDay.contains("9:30") && sameDay.contains("2:45"))
    #expect(!sameDay.contains("2001"))
    #expect(words(Text(DateInterval(start: morning, end: afternoon)), at: 0) == sameDay)
    let nextDay = words(Text(morning...afternoon.addingTimeInterval(86_400)), at: 0)
    #expect(nextDay.contains("1/2/2001"))
  }

  @Test func `Only what changes by itself is running`() {
    let texts: [(Text, Bool)] = [
      (Text(Self.start, style: .timer), true), (Text(Self.start, style: .relative), true),
      (Text(Self.start, style: .offset), true), (Text(Self.start, style: .time), false),
      (Text("Ends \(Self.start, style: .timer)"), true), (Text("Ends"), false),
      (Text(timerInterval: Self.start...Self.start), true),
    ]
    for (text, isRunning) in texts {
      #expect(LaidOut(text).elements[0].traits.contains(.running) == isRunning)
    }
  }

  // MARK: Formats that follow the time

  @Test func `A format of the current date is evaluated at the time of the environment`() {
    let range = Self.start..<Self.start.addingTimeInterval(3723)
    let down = Text(.currentDate, format: .timer(countingDownIn: range))
    #expect(words(down, at: -5) == "1:02:03")
    #expect(words(down, at: 0.5) == "1:02:03")
    #expect(words(down, at: 3700) == "0:23")
    #expect(words(down, at: 9999) == "0:00")
    let up = Text(.currentDate, format: .timer(countingUpIn: range, showsHours: false))
    #expect(words(up, at: 3700.9) == "61:40")
    let coarse = Text(.currentDate, format: .timer(countingDownIn: range, maxFieldCount: 2))
    #expect(words(coarse, at: 0) == "1:02")
  }

  @Test func `A stopwatch shows hundredths and pads its fields`() {
    let watch = Text(.currentDate, format: .stopwatch(startingAt: Self.start))
    #expect(words(watch, at: 5.23) == "00:05.23")
    #expect(words(watch, at: 3600) == "01:00:00.00")
    #expect(words(watch, at: -1) == "00:00.00")
    let seconds = SystemFormatStyle.Stopwatch(startingAt: Self.start, maxPrecision: .seconds(1))
    #expect(words(Text(.currentDate, format: seconds), at: 83.4) == "01:23")
    let minutes = SystemFormatStyle.Stopwatch(startingAt: Self.start, maxPrecision: .seconds(60))
    #expect(words(Text(.currentDate, format: minutes), at: 23 * 60 + 59) == "23 minutes")
    #expect(words(Text(.currentDate, format: minutes), at: 3600) == "1 hour")
  }

  @Test func `Any format that changes in steps follows a source of time`() {
    let text = Text(
      .durationOffset(to: Self.start), format: .time(pattern: .minuteSecond))
    #expect(words(text, at: 65) == "1:05")
    #expect(LaidOut(text).elements[0].traits == [.running])
    #expect(
      words(Text("for \(.durationOffset(to: Self.start), format: .units())"), at: 5) == "for 5 sec")
    #expect(text == Text(.durationOffset(to: Self.start), format: .time(pattern: .minuteSecond)))
    #expect(text != Text(.durationOffset(to: .distantPast), format: .time(pattern: .minuteSecond)))
  }

  // MARK: Width

  private var ninetySeconds: Text {
    Text(timerInterval: Self.start...Self.start.addingTimeInterval(90))
  }

  @Test func `A timer takes the width it is offered and a frame holds it`() {
    #expect(LaidOut(ninetySeconds, width: 200).size.width == 200)
    let row = HStack {
      ninetySeconds
      Box(.fixed(20))
    }
    #expect(LaidOut(row, width: 200).frames.map(\.width) == [172, 20])
    #expect(LaidOut(ninetySeconds.frame(width: 60), width: 200).frames.map(\.width) == [60])
    let limited = LaidOut(ninetySeconds.frame(maxWidth: 44), width: 200)
    #expect(limited.frames.map(\.width) == [44])
    #expect(LaidOut(Text(Self.start, style: .relative), width: 200).size.width < 100)
  }

  @Test func `The ideal width holds the longest time whatever its digits are`() {
    let widest = (0...9).map { digit in
      LaidOut(Text(verbatim: "\(digit):\(digit)\(digit)")).size.width
    }.max()
    var late = EnvironmentValues()
    late.now = Self.start.addingTimeInterval(85)
    #expect(LaidOut(ninetySeconds, environment: late).size.width == widest)
  }

  @Test func `The digits of a timer begin at the leading edge unless the alignment says otherwise`()
    throws
  {
    let width = LaidOut(Text("1:30")).size.width
    let places: [(TextAlignment, LayoutDirection, CGFloat)] = [
      (.leading, .leftToRight, 0), (.trailing, .leftToRight, 100 - width),
      (.leading, .rightToLeft, 100 - width), (.trailing, .rightToLeft, 0),
    ]
    for (alignment, direction, expected) in places {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      environment.now = Self.start
      let view = ninetySeconds.multilineTextAlignment(alignment)
      let laidOut = LaidOut(view, width: 100, environment: environment)
      let run = try #require(laidOut.glyphRuns.first)
      #expect(run.origin.x.isNear(expected, within: 0.34))
    }
  }
}
