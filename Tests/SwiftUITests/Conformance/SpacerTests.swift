import Foundation
import Testing

@testable import SwiftUI

/// Section 4 of the reference page on layout: spacers and dividers.
@MainActor struct SpacerTests {
  @Test("4: Spacers and dividers fill what is left", arguments: spacers)
  func spacer(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var spacers: [LayoutCase] {
    LayoutCase("4", "a spacer alone fills both axes", width: 50, height: 40, .size(50, 40)) {
      Spacer()
    }
    LayoutCase("4", "a spacer's ideal length is 8", .size(8, 8)) { Spacer() }
    LayoutCase("4", "a spacer in a row has no height", width: 50, height: 40, .size(50, 0)) {
      row(Spacer())
    }
    LayoutCase("4", "a spacer in a column has no width", width: 50, height: 40, .size(0, 40)) {
      column(Spacer())
    }
    LayoutCase(
      "4", "at least 8 between two views, even in less: 60 + 8 + 40", width: 100, .width(108)
    ) {
      row(spacing: nil, fixed("a", 60), Spacer(), fixed("b", 40))
    }
    LayoutCase(
      "4", "a least length of 0 lets views touch", width: 90, .width(100), .across("b", 60, 40)
    ) {
      row(spacing: nil, fixed("a", 60), Spacer(minLength: 0), fixed("b", 40))
    }
    LayoutCase(
      "4", "a least length of 30: (100 − 30) / 2 for the others", width: 100, .across("b", 65, 35)
    ) {
      row(wide("a"), Spacer(minLength: 30), wide("b"))
    }
    LayoutCase("4", "two spacers share: (60 − 20) / 2", width: 60, .across("a", 20, 20)) {
      row(Spacer(), fixed("a", 20), Spacer())
    }
    LayoutCase(
      "4", "a flexible view goes before spacers: 100 − 8 − 8", width: 100, .across("a", 8, 84)
    ) {
      row(Spacer(), wide("a"), Spacer())
    }
    LayoutCase(
      "4", "a spacer in an overlay fills the view: content at 40 − 10", .frame("a", 30, 5, 10, 10)
    ) {
      fixed("base", 40, 20).overlay { row(Spacer(), fixed("a", 10)) }
    }
    LayoutCase("4", "a spacer in a frame is a plain view: 10 + 8 + 20 + 8", .across("b", 46, 10)) {
      row(spacing: nil, fixed("a", 10), Spacer().frame(width: 20), fixed("b", 10))
    }
    LayoutCase(
      "4", "a divider in a column: as wide as offered, a pixel high", width: 90, .size(90, 0.33)
    ) {
      column(Divider())
    }
    LayoutCase(
      "4", "a divider in a row: a pixel wide, as high as offered", width: 90, height: 50,
      .size(0.33, 50)
    ) {
      row(Divider())
    }
    LayoutCase(
      "4", "a divider stretches a row to all the height offered", width: 90, height: 160,
      .height(160)
    ) {
      row(fixed("a", 10, 20), Divider())
    }
    LayoutCase(
      "4", "fixed in height, a row with a divider is as high as the rest: 20", width: 90,
      height: 160, .height(20), .down("Divider", 0, 20)
    ) {
      row(fixed("a", 10, 20), Divider()).fixedSize(horizontal: false, vertical: true)
    }
    LayoutCase("4", "a divider outside stacks lies flat", width: 90, height: 50, .size(90, 0.33)) {
      Divider()
    }
    LayoutCase("4", "a divider at 2 pixels a point is half a point", width: 90, .height(0.5)) {
      Divider()
    }.pixels(perPoint: 2)
    LayoutCase("4", "a divider is a point thick in accessibility sizes", width: 90, .height(1)) {
      Divider()
    }.typeSize(.accessibility1)
    LayoutCase(
      "4", "a divider in a pile in a row lies flat again", width: 90, height: 50, .height(0.33)
    ) {
      row(pile(Divider()))
    }
  }
}
