import Foundation
import Testing

@testable import SwiftUI

/// Sections 2.3 and 2.4 of the reference page on layout: the axis across, and stacks in depth.
@MainActor struct StackAlignmentTests {
  @Test("2.3: A stack aligns its views on a line across", arguments: across)
  func crossAxis(row: LayoutCase) { row.check() }

  @Test("2.4: A ZStack is as large as its largest views and aligns them", arguments: depth)
  func zStack(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var across: [LayoutCase] {
    LayoutCase(
      "2.3", "rows are centred by default: (50 − 20) / 2", .height(50), .down("a", 15, 20)
    ) { row(fixed("a", 10, 20), fixed("b", 10, 50)) }
    LayoutCase("2.3", "rows are aligned at the top", .height(50), .down("a", 0, 20)) {
      row(.top, fixed("a", 10, 20), fixed("b", 10, 50))
    }
    LayoutCase("2.3", "rows are aligned at the bottom: 50 − 20", .height(50), .down("a", 30, 20)) {
      row(.bottom, fixed("a", 10, 20), fixed("b", 10, 50))
    }
    LayoutCase(
      "2.3", "columns are centred by default: (50 − 20) / 2", .width(50), .across("a", 15, 20)
    ) { column(fixed("a", 20), fixed("b", 50)) }
    LayoutCase("2.3", "columns are aligned leading", .width(50), .across("a", 0, 20)) {
      column(.leading, fixed("a", 20), fixed("b", 50))
    }
    LayoutCase("2.3", "columns are aligned trailing: 50 − 20", .width(50), .across("a", 30, 20)) {
      column(.trailing, fixed("a", 20), fixed("b", 50))
    }
    LayoutCase(
      "2.3", "a stack is as narrow as its widest view, whatever is proposed", width: 100,
      height: 100, .size(20, 10)
    ) { column(fixed("a", 20)) }
    LayoutCase(
      "2.3", "a guide 15 above the top pushes the view down, and the stack grows by 15",
      .height(35), .down("a", 15, 20), .down("b", 0, 20)
    ) {
      row(.top, fixed("a", 10, 20).alignmentGuide(.top) { $0[.top] - 15 }, fixed("b", 10, 20))
    }
    LayoutCase(
      "2.3", "a guide 10 before the leading edge pushes the view by 10", .width(30),
      .across("a", 10, 20), .across("b", 0, 20)
    ) {
      column(.leading, fixed("a", 20).alignmentGuide(.leading) { _ in -10 }, fixed("b", 20))
    }
    LayoutCase(
      "2.3", "a guide 10 inside pushes the others by 10", .width(30), .across("a", 0, 20),
      .across("b", 10, 20)
    ) {
      column(.leading, fixed("a", 20).alignmentGuide(.leading) { _ in 10 }, fixed("b", 20))
    }
    LayoutCase(
      "2.3", "all guides outside the views: the line lies 5 above the stack", .height(20),
      .down("a", 0, 20), .down("b", 0, 20)
    ) {
      row(
        .top, fixed("a", 10, 20).alignmentGuide(.top) { _ in -5 },
        fixed("b", 10, 20).alignmentGuide(.top) { _ in -5 })
    }
    LayoutCase(
      "2.3", "without a height a row lets its views fill its own: 40", .height(40),
      .down("line", 0, 40)
    ) { row(fixed("a", 10, 40), filling("line")) }
    LayoutCase(
      "2.3", "without a width a column lets its views fill its own: 60", .width(60),
      .across("line", 0, 60)
    ) { column(fixed("a", 60), filling("line")) }
    LayoutCase(
      "2.3", "with a height a view that fills makes the row as high", width: 100, height: 80,
      .height(80), .down("a", 20, 40)
    ) { row(fixed("a", 10, 40), filling("line")) }
    LayoutCase(
      "2.3", "from right to left a row fills from the right: 30 − 10 and 0", .across("a", 20, 10),
      .across("b", 0, 20)
    ) { row(fixed("a", 10), fixed("b", 20)) }.rightToLeft()
    LayoutCase(
      "2.3", "from right to left a spacer pushes to the left", width: 100, .across("a", 90, 10),
      .across("b", 0, 20)
    ) { row(fixed("a", 10), Spacer(), fixed("b", 20)) }.rightToLeft()
    LayoutCase(
      "2.3", "from right to left leading is at the right: 50 − 10", .across("a", 40, 10)
    ) { column(.leading, fixed("a", 10), fixed("b", 50)) }.rightToLeft()
    LayoutCase(
      "2.3", "from right to left a moved guide is mirrored: 30 − 20 − 10", .across("a", 0, 20),
      .across("b", 10, 20)
    ) {
      column(.leading, fixed("a", 20).alignmentGuide(.leading) { _ in -10 }, fixed("b", 20))
    }.rightToLeft()
    LayoutCase(
      "2.3", "first baselines: title 80 px, caption 34 px, so 46 px = 15.33 lower",
      .height(33.67), .down("B", 15.33, 14.33)
    ) { row(.firstTextBaseline, Text("A").font(.title), Text("B").font(.caption)) }
    LayoutCase(
      "2.3", "last baselines: 16.33 + 22 of two lines, less 11.33 of the caption", .height(42.33),
      .down("B", 27, 14.33)
    ) { row(.lastTextBaseline, Text("a\na"), Text("B").font(.caption)) }
    LayoutCase(
      "2.3", "a box stands on the baseline: 30 − 16.33, then 13.67 + 20.33 high", .height(34),
      .down("a", 0, 30), .down("A", 13.67, 20.33)
    ) { row(.firstTextBaseline, fixed("a", 10, 30), Text("A")) }
  }

  @CaseBuilder nonisolated static var depth: [LayoutCase] {
    LayoutCase("2.4", "the largest width and the largest height", .size(30, 40)) {
      pile(fixed("a", 30, 10), fixed("b", 10, 40))
    }
    LayoutCase(
      "2.4", "every view is proposed the whole proposal", width: 100, height: 50, .size(100, 50),
      .frame("a", 0, 0, 100, 50), .frame("b", 0, 0, 100, 50)
    ) { pile(filling("a"), filling("b")) }
    LayoutCase(
      "2.4", "a view that fills gets the resulting size when it is placed", .size(30, 20),
      .frame("a", 0, 0, 30, 20)
    ) { pile(filling("a"), fixed("b", 30, 20)) }
    LayoutCase(
      "2.4", "views of the highest priority give the size: 10 × 10, (10 − 40) / 2 beside it",
      .size(10, 10), .frame("a", -15, -15, 40, 40)
    ) { pile(fixed("a", 40, 40), fixed("b", 10, 10).layoutPriority(1)) }
    LayoutCase(
      "2.4", "a backdrop of low priority takes the size of the rest", width: 100, height: 100,
      .size(30, 20), .frame("a", 0, 0, 30, 20)
    ) { pile(filling("a").layoutPriority(-1), fixed("b", 30, 20)) }
    LayoutCase(
      "2.4", "centre by default: (50 − 10) / 2, (40 − 10) / 2", .frame("a", 20, 15, 10, 10)
    ) {
      pile(fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "top leading: 0, 0", .frame("a", 0, 0, 10, 10)) {
      pile(.topLeading, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "top: (50 − 10) / 2, 0", .frame("a", 20, 0, 10, 10)) {
      pile(.top, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "top trailing: 50 − 10, 0", .frame("a", 40, 0, 10, 10)) {
      pile(.topTrailing, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "leading: 0, (40 − 10) / 2", .frame("a", 0, 15, 10, 10)) {
      pile(.leading, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "trailing: 50 − 10, (40 − 10) / 2", .frame("a", 40, 15, 10, 10)) {
      pile(.trailing, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "bottom leading: 0, 40 − 10", .frame("a", 0, 30, 10, 10)) {
      pile(.bottomLeading, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "bottom: (50 − 10) / 2, 40 − 10", .frame("a", 20, 30, 10, 10)) {
      pile(.bottom, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "bottom trailing: 50 − 10, 40 − 10", .frame("a", 40, 30, 10, 10)) {
      pile(.bottomTrailing, fixed("b", 50, 40), fixed("a", 10))
    }
    LayoutCase("2.4", "from right to left leading is at the right", .frame("a", 40, 0, 10, 10)) {
      pile(.topLeading, fixed("b", 50, 40), fixed("a", 10))
    }.rightToLeft()
    LayoutCase(
      "2.4", "an empty one has no size", width: 100, height: 100, .size(0, 0)
    ) { pile() }
    LayoutCase(
      "2.4", "offered infinity it is as endless as its views", width: .infinity,
      height: .infinity, .size(.infinity, .infinity)
    ) { pile(filling("a"), fixed("b", 10)) }
  }
}
