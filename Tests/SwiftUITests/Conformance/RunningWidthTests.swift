import Foundation
import Testing

@testable import SwiftUI

/// Section 9.2 of the reference page on layout: running dates, in a face whose letters are 0.6 em
/// wide: 12 points at 20.
@MainActor struct RunningWidthTests {
  @Test("9.2: Running dates take the width they are offered", arguments: running)
  func running(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var running: [LayoutCase] {
    LayoutCase("9.2", "a timer takes all it is offered", width: 200, .size(200, 24)) { timer(3600) }
    LayoutCase("9.2", "a timer of a date takes all it is offered", width: 200, .width(200)) {
      dated(90, .timer)
    }.at(start)
    LayoutCase("9.2", "a frame holds it: 60", width: 200, .size(60, 24)) {
      timer(90).frame(width: 60)
    }
    LayoutCase("9.2", "a greatest width holds it: 44", width: 200, .width(44)) {
      timer(90).frame(maxWidth: 44)
    }
    LayoutCase(
      "9.2", "beside a view of 20 it has 200 − 8 − 20", width: 200, .across("1:30", 0, 172),
      .across("a", 180, 20)
    ) {
      row(spacing: nil, timer(90), fixed("a", 20))
    }.at(start)
    LayoutCase(
      "9.2", "a spacer beside it gets its least: 200 − 8", width: 200, .across("1:30", 0, 192)
    ) {
      row(timer(90), Spacer())
    }.at(start)
    LayoutCase("9.2", "fixedSize gives the longest time: 1:00:00 is 7 × 12", width: 200, .width(84))
    {
      timer(3600).fixedSize()
    }
    LayoutCase("9.2", "the longest time counts when little is left: 0:05", width: 200, .width(84)) {
      timer(3600).fixedSize()
    }.at(start.addingTimeInterval(3595))
    LayoutCase("9.2", "the longest time of one that counts up: 5 × 12", .width(60)) {
      timer(754, countsDown: false)
    }.at(start)
    LayoutCase("9.2", "without hours 60:00 is 5 × 12", .width(60)) {
      timer(3600, showsHours: false)
    }
    LayoutCase("9.2", "placeholder and overlay: 5 × 12 for 12:34", width: 200, .size(60, 24)) {
      mono("00:00").hidden().overlay(timer(754))
    }
    LayoutCase(
      "9.2", "relative is a text like others: 5 min, 40 sec is 13 × 12", width: 300, .width(156)
    ) {
      dated(340, .relative)
    }.at(start)
    LayoutCase("9.2", "relative wraps in 84: 5 min, and 40 sec", width: 84, .size(72, 49)) {
      dated(340, .relative)
    }.at(start)
    LayoutCase(
      "9.2", "offset is a text like others: -5 minutes is 10 × 12", width: 300, .width(120)
    ) {
      dated(340, .offset)
    }.at(start)
    LayoutCase("9.2", "a date is static: January 1, 2001 is 15 × 12", width: 300, .width(180)) {
      dated(0, .date)
    }.at(start)
    LayoutCase("9.2", "a time is static: 10:30 is 5 × 12", width: 300, .width(60)) {
      dated(37_800, .time).environment(\.locale, Locale(identifier: "de_DE"))
    }.at(start)
    LayoutCase("9.2", "a timer in a sentence takes all of the width too", width: 300, .width(300)) {
      Text("Ends \(start.addingTimeInterval(90), style: .timer)")
        .font(.system(size: 20, design: .monospaced))
    }.at(start)
    LayoutCase(
      "9.2", "a timer of the newer formats is as wide as its words: 1:30 is 4 × 12", width: 300,
      .width(48)
    ) {
      Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
        .font(.system(size: 20, design: .monospaced))
    }.at(start)
    LayoutCase(
      "9.2", "in less than it needs a timer is cut: three digits and the ellipsis in 48", width: 48,
      .size(48, 24), .shown("1:0…")
    ) {
      timer(3600).lineLimit(1)
    }.at(start)
    LayoutCase(
      "9.2", "or shrinks: 63.3 of 84 is 0.754, so 0.75", width: 63.3, .size(63.3, 18), .scaled(0.75)
    ) {
      timer(3600).lineLimit(1).minimumScaleFactor(0.5)
    }.at(start)
    LayoutCase(
      "9.2", "its digits mirror in no direction: the frame is the same", width: 200,
      .across("1:30", 0, 200)
    ) {
      timer(90)
    }.rightToLeft().at(start)
  }

  /// 1 January 2001, 00:00 UTC.
  nonisolated private static let start = Date(timeIntervalSinceReferenceDate: 0)

  nonisolated private static func mono(_ words: String) -> Text {
    Text(verbatim: words).font(.system(size: 20, design: .monospaced))
  }

  nonisolated private static func timer(
    _ seconds: TimeInterval, countsDown: Bool = true, showsHours: Bool = true
  ) -> Text {
    Text(
      timerInterval: start...start.addingTimeInterval(seconds), countsDown: countsDown,
      showsHours: showsHours
    ).font(.system(size: 20, design: .monospaced))
  }

  nonisolated private static func dated(_ seconds: TimeInterval, _ style: Text.DateStyle) -> Text {
    Text(start.addingTimeInterval(seconds), style: style)
      .font(.system(size: 20, design: .monospaced))
  }
}
