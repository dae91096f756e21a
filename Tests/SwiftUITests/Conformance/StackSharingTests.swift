import Foundation
import Testing

@testable import SwiftUI

/// Section 2.1 and 2.2 of the reference page on layout: how a stack shares its length.
@MainActor struct StackSharingTests {
  @Test(
    "2.1: A stack offers its length by priority and flexibility",
    arguments: rows + priorities + columns)
  func sharing(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var rows: [LayoutCase] {
    LayoutCase(
      "2.1.5", "two flexible children get half each", width: 100, height: 10,
      .across("a", 0, 50), .across("b", 50, 50)
    ) { row(filling("a"), filling("b")) }
    LayoutCase(
      "2.1.3", "an inflexible child is served first: 100 − 30", width: 100, height: 10,
      .across("a", 0, 70), .across("b", 70, 30)
    ) { row(filling("a"), fixed("b", 30)) }
    LayoutCase(
      "2.1.5", "what is left goes to the flexible one: 100 − 80", width: 100, height: 10,
      .across("b", 80, 20)
    ) { row(fixed("a", 80), filling("b")) }
    LayoutCase(
      "2.1.6", "what is left is never less than nothing", width: 100, height: 10,
      .width(130), .across("b", 130, 0)
    ) { row(fixed("a", 130), filling("b")) }
    LayoutCase(
      "2.1.3", "one with a limit goes first: offered 30 it takes 20, the others share 70",
      width: 90, height: 10, .across("a", 0, 20), .across("b", 20, 35), .across("c", 55, 35)
    ) { row(wide("a", max: 20), filling("b"), filling("c")) }
    LayoutCase(
      "2.1.3", "of endless ones the largest minimum goes first: 50, then 40 / 2", width: 90,
      height: 10, .across("a", 0, 20), .across("b", 20, 50), .across("c", 70, 20)
    ) { row(filling("a"), wide("b", min: 50), filling("c")) }
    LayoutCase(
      "2.1.3", "a smaller limit goes before a larger one: 30, then 70 offered and 60 taken",
      width: 100, .width(90), .across("a", 0, 60), .across("b", 60, 30)
    ) { row(wide("a", max: 60), wide("b", max: 30)) }
    LayoutCase(
      "2.1.3", "equals are served in their order and get half each", width: 60,
      .across("a", 0, 30), .across("b", 30, 30)
    ) { row(wide("a", max: 40), wide("b", max: 40)) }
    LayoutCase(
      "2.1.3", "10…40 is more flexible than 30…45: 30 of 60 go to the second first", width: 60,
      .across("a", 0, 30), .across("b", 30, 30)
    ) { row(wide("a", min: 10, max: 40), wide("b", min: 30, max: 45)) }
    LayoutCase(
      "2.1 end", "two equal texts that do not fit get half each", width: 100,
      .across("a", 0, 50), .across("b", 50, 50)
    ) { row(wide("a", max: 80), wide("b", max: 80)) }
    LayoutCase(
      "2.1 end", "a short text and a long one fit if their sum does", width: 100,
      .across("a", 0, 20), .across("b", 20, 80)
    ) { row(wide("a", max: 20), wide("b", max: 80)) }
    LayoutCase(
      "2.1 end", "a long text and a short one fit in that order too", width: 100,
      .across("a", 0, 80), .across("b", 80, 20)
    ) { row(wide("a", max: 80), wide("b", max: 20)) }
    LayoutCase(
      "2.1.1", "gaps are taken off first: (100 − 10) / 2", width: 100, .across("a", 0, 45),
      .across("b", 55, 45)
    ) { row(spacing: 10, wide("a"), wide("b")) }
    LayoutCase(
      "2.1.1", "two gaps of 10 leave 80: 20 and 30 fixed, 30 for the middle", width: 100,
      .across("b", 30, 30), .across("c", 70, 30)
    ) { row(spacing: 10, fixed("a", 20), wide("b"), fixed("c", 30)) }
    LayoutCase(
      "2.1.1", "standard gaps of 8 are taken off: (100 − 16) / 3 = 28", width: 100,
      .across("a", 0, 28), .across("b", 36, 28), .across("c", 72, 28)
    ) { row(spacing: nil, wide("a"), wide("b"), wide("c")) }
    LayoutCase("2.1.7", "a stack is not clamped to the proposal", width: 100, .width(120)) {
      row(fixed("a", 60), fixed("b", 60))
    }
    LayoutCase("2.1.7", "a stack is not stretched to the proposal", width: 100, .width(20)) {
      row(fixed("a", 10), fixed("b", 10))
    }
    LayoutCase(
      "2.1.2", "the cross proposal is passed on: both are 50 high", width: 100, height: 50,
      .frame("a", 0, 0, 50, 50), .frame("b", 50, 0, 50, 50)
    ) { row(filling("a"), filling("b")) }
    LayoutCase(
      "2.1", "one child is offered everything", width: 100, height: 10, .across("a", 0, 100)
    ) { row(filling("a")) }
    LayoutCase("2.1", "offered zero, every child has its minimum: 5 + 30", width: 0, .width(35)) {
      row(wide("a", min: 5), fixed("b", 30))
    }
    LayoutCase(
      "2.1.2", "offered infinity, a stack of endless children is endless", width: .infinity,
      height: 10, .width(.infinity)
    ) { row(filling("a"), filling("b")) }
    LayoutCase(
      "2.1.2", "offered infinity, every child has its maximum: 10 + 20 + 30", width: .infinity,
      .width(60)
    ) { row(fixed("a", 10), wide("b", max: 20), wide("c", max: 30)) }
    LayoutCase(
      "2.1.3", "an inner row of two endless children is endless: 20 first, then 80 in halves",
      width: 100, height: 10, .across("a", 0, 40), .across("b", 40, 40), .across("c", 80, 20)
    ) { row(row(filling("a"), filling("b")), fixed("c", 20)) }
    LayoutCase(
      "2.1.3", "an inner row with a spacer is endless: 30 first, 70 for the row", width: 100,
      .across("b", 60, 10), .across("c", 70, 30)
    ) { row(row(fixed("a", 10), Spacer(), fixed("b", 10)), fixed("c", 30)) }
    LayoutCase(
      "2.1.3", "three inner endless rows share 90 in thirds of 30, in halves of 15", width: 90,
      height: 10, .across("b", 15, 15), .across("e", 60, 15)
    ) {
      row(
        row(filling("a"), filling("b")), row(filling("c"), filling("d")),
        row(filling("e"), filling("f")))
    }
  }

  @CaseBuilder nonisolated static var priorities: [LayoutCase] {
    LayoutCase(
      "2.1.4", "a higher priority takes all but the minimum of the others, here 0", width: 100,
      .across("a", 0, 0), .across("b", 0, 100)
    ) { row(wide("a"), wide("b").layoutPriority(1)) }
    LayoutCase(
      "2.1.4", "a lower priority keeps its minimum: 100 − 25", width: 100, .across("a", 0, 25),
      .across("b", 25, 75)
    ) { row(wide("a", min: 25), wide("b").layoutPriority(1)) }
    LayoutCase(
      "2.1.4", "two minimums are kept: 100 − 10 − 20", width: 100, .across("a", 0, 10),
      .across("b", 10, 20), .across("c", 30, 70)
    ) { row(wide("a", min: 10), wide("b", min: 20), wide("c").layoutPriority(2)) }
    LayoutCase(
      "2.1.4", "a negative priority comes last with its 25", width: 100, .across("a", 0, 25),
      .across("b", 25, 75)
    ) { row(fixed("a", 25).layoutPriority(-1), wide("b")) }
    LayoutCase(
      "2.1.6", "three priorities: 40 of 100, 30 of 60, the rest of 30", width: 100,
      .across("a", 0, 30), .across("b", 30, 40), .across("c", 70, 30)
    ) {
      row(wide("a", max: 30).layoutPriority(1), wide("b", max: 40).layoutPriority(2), wide("c"))
    }
    LayoutCase(
      "2.1.6", "60 and 60 leave −20: the last child gets nothing", width: 100, .width(120),
      .across("c", 120, 0)
    ) { row(fixed("a", 60).layoutPriority(1), fixed("b", 60), wide("c")) }
    LayoutCase(
      "2.1.6", "minimums come back for their own group: 100 − 15 − 15, then 30 in halves",
      width: 100, .across("a", 0, 15), .across("b", 15, 70), .across("c", 85, 15)
    ) { row(wide("a", min: 15), wide("b", max: 80).layoutPriority(1), wide("c", min: 15)) }
    LayoutCase(
      "2.1 end", "a spacer comes last: 100 − 40 − 20", width: 100, .across("c", 80, 20)
    ) { row(fixed("a", 40), Spacer(), fixed("c", 20)) }
    LayoutCase(
      "2.1 end", "others see the proposal less the spacer's 8: 92 − 20 = 72", width: 100,
      .across("a", 0, 72), .across("c", 80, 20)
    ) { row(wide("a", max: 90), Spacer(), fixed("c", 20)) }
    LayoutCase(
      "2.1 end", "one limited, one fixed, one spacer: 40, 20 and what is left", width: 100,
      .across("a", 0, 40), .across("b", 40, 20), .width(100)
    ) { row(wide("a", min: 10, max: 40), fixed("b", 20), Spacer()) }
    LayoutCase(
      "5 layoutPriority", "a priority counts in the enclosing stack only: halves again",
      width: 100, .across("a", 0, 50), .across("b", 50, 50)
    ) { row(row(wide("a").layoutPriority(1)), wide("b")) }
    LayoutCase(
      "5 layoutPriority", "padding passes the priority on: 100 − 0 for the second", width: 100,
      .across("a", 0, 0), .across("b", 2, 96)
    ) { row(wide("a"), wide("b").layoutPriority(1).padding(.horizontal, 2)) }
  }

  @CaseBuilder nonisolated static var columns: [LayoutCase] {
    LayoutCase(
      "2.1", "a column shares its height: 100 − 30", width: 10, height: 100, .down("a", 0, 70),
      .down("b", 70, 30)
    ) { column(filling("a"), fixed("b", 10, 30)) }
    LayoutCase(
      "2.1", "a column with a limit: 20 of 30 offered, then 70 in halves", width: 10, height: 90,
      .down("a", 0, 20), .down("b", 20, 35), .down("c", 55, 35)
    ) { column(high("a", max: 20), high("b"), high("c")) }
    LayoutCase(
      "2.1.4", "a column serves the higher priority first: 100 − 25", height: 100,
      .down("a", 0, 25), .down("b", 25, 75)
    ) { column(high("a", min: 25), high("b").layoutPriority(1)) }
    LayoutCase(
      "2.1 end", "a spacer in a column takes what is left: 100 − 40 − 20", height: 100,
      .down("b", 80, 20)
    ) { column(fixed("a", 10, 40), Spacer(), fixed("b", 10, 20)) }
    LayoutCase(
      "2.1.2", "a column passes the width on", width: 70, height: 100, .frame("a", 0, 0, 70, 50)
    ) { column(filling("a"), filling("b")) }
    LayoutCase(
      "2.1.3", "a column in a row: the column is 10 wide, the rest is 90", width: 100, height: 40,
      .frame("a", 0, 0, 10, 20), .across("c", 10, 90)
    ) { row(column(high("a"), high("b")), filling("c")) }
    LayoutCase(
      "2.1.3", "a row of two columns of filling boxes: four quarters of 80 × 40", width: 80,
      height: 40, .frame("a", 0, 0, 40, 20), .frame("d", 40, 20, 40, 20)
    ) {
      row(column(filling("a"), filling("b")), column(filling("c"), filling("d")))
    }
    LayoutCase(
      "2.2", "without a length every child has its ideal one: 10 + 30 + 8", .width(48),
      .across("b", 10, 30)
    ) { row(wide("a"), fixed("b", 30), Spacer()) }
    LayoutCase(
      "2.2", "without a length priorities do nothing: 30 + 20", .width(50), .across("a", 0, 30),
      .across("b", 30, 20)
    ) { row(wide("a", ideal: 30), wide("b", ideal: 20).layoutPriority(1)) }
    LayoutCase("2.2", "without a length gaps are added: 10 + 8 + 10 + 8 + 10", .width(46)) {
      row(spacing: nil, fixed("a", 10), wide("b"), fixed("c", 10))
    }
    LayoutCase(
      "2.2", "without a height a column has its ideal one, and passes the width on: 7 + 9",
      width: 50, .size(10, 16)
    ) { column(high("a", ideal: 7), high("b", ideal: 9)) }
  }
}
