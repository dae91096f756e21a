import Foundation
import Testing

@testable import SwiftUI

/// Section 14 of the reference page on layout: traps. Texts are in a face whose letters are 12
/// points wide, 24 high.
@MainActor struct TrapTests {
  @Test("14: What is easily got wrong", arguments: traps)
  func trap(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var traps: [LayoutCase] {
    LayoutCase(
      "14.1", "the short text keeps its 36; 100 − 36 − 8 holds three letters and the ellipsis",
      width: 100, .across("aaaaaaaaaa", 0, 48), .across("bbb", 64, 36), .shown("aaa…|bbb")
    ) { row(mono("aaaaaaaaaa"), Spacer(), mono("bbb")).lineLimit(1) }
    LayoutCase(
      "14.1", "what fits is not cut: 120 + 8 + 36", width: 164, .width(164),
      .shown("aaaaaaaaaa|bbb")
    ) {
      row(mono("aaaaaaaaaa"), Spacer(), mono("bbb")).lineLimit(1)
    }
    LayoutCase(
      "14.2", "a priority on the long one: 100 − 8 holds six letters and the ellipsis", width: 100,
      .across("aaaaaaaaaa", 0, 84), .shown("aaaaaa…|")
    ) { row(mono("aaaaaaaaaa").layoutPriority(1), Spacer(), mono("bbb")).lineLimit(1) }
    LayoutCase(
      "14.2", "a priority on the short one is what happens anyway", width: 100,
      .across("aaaaaaaaaa", 0, 48), .across("bbb", 64, 36)
    ) { row(mono("aaaaaaaaaa"), Spacer(), mono("bbb").layoutPriority(1)).lineLimit(1) }
    LayoutCase(
      "14.3", "a symbol between texts: 20.33 + 10.64 + 20.23 + 6.43 + 20.33", .height(77.97)
    ) { column(spacing: nil, Text("x"), Image(systemName: "star.fill"), Text("x")) }
    LayoutCase(
      "14.3", "three styles: 26.33 + 2 + 20.33 + 2 + 14.33", .height(65)
    ) { column(spacing: nil, Text("x").font(.title2), Text("x"), Text("x").font(.caption)) }
    LayoutCase("14.4", "no end in a parent without a width collapses: 36", .width(36)) {
      mono("aaa").frame(maxWidth: .infinity)
    }
    LayoutCase(
      "14.4", "no end in a column of its own width takes the widest: 60", width: 200,
      .across("a", 0, 60)
    ) {
      column(wide("a").frame(maxWidth: .infinity), fixed("b", 60)).fixedSize(
        horizontal: true, vertical: false)
    }
    LayoutCase(
      "14.5", "a timer in a row takes all, the icon is at its edge: 200 − 8 − 20", width: 200,
      .across("a", 0, 20), .across("1:30", 28, 172)
    ) {
      row(spacing: nil, fixed("a", 20), timer(90))
    }.at(start)
    LayoutCase(
      "14.5", "two timers share: (200 − 8) / 2", width: 200, .across("1:30", 0, 96),
      .across("2:00", 104, 96)
    ) {
      row(spacing: nil, timer(90), timer(120))
    }.at(start)
    LayoutCase("14.5", "a timer in a column makes it as wide as offered", width: 200, .width(200)) {
      column(timer(90), fixed("a", 20))
    }.at(start)
    LayoutCase(
      "14.6", "a divider in a row stretches it to 160", width: 200, height: 160, .height(160)
    ) {
      row(mono("aaa"), Divider(), mono("bbb"))
    }
    LayoutCase("14.6", "a spacer in an overlay fills the view", .frame("b", 0, 10, 40, 10)) {
      fixed("a", 40, 20).overlay { column(Spacer(), wide("b")) }
    }
    LayoutCase(
      "14.6", "a colour as the only view fills the card", width: 371, height: 160, .size(371, 160)
    ) {
      Color.red
    }
    LayoutCase(
      "14.7", "a resizable image without a frame fills", width: 371, height: 160, .size(371, 160)
    ) {
      Image(systemName: "star.fill").resizable()
    }
    LayoutCase(
      "14.7", "filled and clipped: the frame's size, overflowing inside it", width: 371,
      .size(60, 40), .frame("a", -10, 0, 80, 40)
    ) {
      filling("a").aspectRatio(2, contentMode: .fill).frame(width: 60, height: 40).clipped()
    }
    LayoutCase(
      "14.9", "a timer fits by its longest time: 84 in 84", width: 84, .absent("short"),
      .across("5:00", 0, 84)
    ) {
      ViewThatFits(in: .horizontal) {
        timer(3600)
        fixed("short", 10)
      }
    }.at(start.addingTimeInterval(3300))
    LayoutCase(
      "14.9", "a timer does not fit by its longest time: 84 in 83", width: 83,
      .across("short", 0, 10)
    ) {
      ViewThatFits(in: .horizontal) {
        timer(3600)
        fixed("short", 10)
      }
    }.at(start.addingTimeInterval(3300))
    LayoutCase(
      "14.10", "negative padding on all sides: 30 − 10", .size(20, 0), .frame("a", -5, -5, 30, 10)
    ) {
      fixed("a", 30).padding(-5)
    }
    LayoutCase("14.10", "more negative padding than there is leaves nothing", .size(0, 0)) {
      fixed("a", 30).padding(-50)
    }
    LayoutCase(
      "14.10", "a frame of nothing still draws its child around it", .size(0, 0),
      .frame("a", -15, -5, 30, 10)
    ) {
      fixed("a", 30).frame(width: 0, height: 0)
    }
    LayoutCase("14.10", "a frame of nothing takes its gaps: 10 + 8 + 0 + 8 + 10", .width(36)) {
      row(spacing: nil, fixed("a", 10), Color.red.frame(width: 0), fixed("b", 10))
    }
    LayoutCase(
      "14.10", "fixedSize overflows a row: 120 + 30 in 100", width: 100, .width(150),
      .across("b", 120, 30)
    ) {
      row(mono("aaaaaaaaaa").fixedSize(), fixed("b", 30))
    }
    LayoutCase(
      "14.10", "a priority with no end: the other keeps its 30 of 100", width: 100,
      .across("a", 0, 30), .across("b", 30, 70)
    ) {
      row(fixed("a", 30), wide("b").frame(maxWidth: .infinity).layoutPriority(1))
    }
    LayoutCase(
      "14.10", "a priority with no end squeezes a text to nothing", width: 100,
      .across("aaa", 0, 0), .across("b", 0, 100)
    ) {
      row(mono("aaa").lineLimit(1), wide("b").frame(maxWidth: .infinity).layoutPriority(1))
    }
  }

  nonisolated private static let start = Date(timeIntervalSinceReferenceDate: 0)

  nonisolated private static func mono(_ words: String) -> Text {
    Text(verbatim: words).font(.system(size: 20, design: .monospaced))
  }

  nonisolated private static func timer(_ seconds: TimeInterval) -> Text {
    Text(timerInterval: start...start.addingTimeInterval(seconds))
      .font(.system(size: 20, design: .monospaced))
  }
}
