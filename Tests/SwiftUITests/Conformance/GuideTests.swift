import Foundation
import Testing

@testable import SwiftUI

/// Section 8 of the reference page on layout: alignment guides.
@MainActor struct GuideTests {
  @Test(
    "8: Guides lie where views say, and where their containers merge them",
    arguments: guides + custom)
  func guide(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var guides: [LayoutCase] {
    LayoutCase("8", "leading is 0", .horizontal(.leading, 0)) { fixed("a", 30, 20) }
    LayoutCase("8", "the middle is half the width", .horizontal(.center, 15)) { fixed("a", 30, 20) }
    LayoutCase("8", "trailing is the width", .horizontal(.trailing, 30)) { fixed("a", 30, 20) }
    LayoutCase("8", "top is 0", .vertical(.top, 0)) { fixed("a", 30, 20) }
    LayoutCase("8", "the middle is half the height", .vertical(.center, 10)) { fixed("a", 30, 20) }
    LayoutCase("8", "bottom is the height", .vertical(.bottom, 20)) { fixed("a", 30, 20) }
    LayoutCase(
      "8", "without a text the baselines are the bottom", .vertical(.firstTextBaseline, 20),
      .vertical(.lastTextBaseline, 20)
    ) {
      fixed("a", 30, 20)
    }
    LayoutCase(
      "8", "the baselines of two lines of body: 49 px, and 22 lower",
      .vertical(.firstTextBaseline, 16.33), .vertical(.lastTextBaseline, 38.33)
    ) {
      Text("x\nx")
    }
    LayoutCase(
      "8", "a symbol has its font's baseline, cap height / 2 below its middle: 20.23 / 2 + 5.99",
      .vertical(.firstTextBaseline, 16.10)
    ) {
      Image(systemName: "star.fill")
    }
    LayoutCase(
      "8", "a column has the first baseline of its texts", .vertical(.firstTextBaseline, 16.33)
    ) {
      column(spacing: 10, Text("x"), Text("x"))
    }
    LayoutCase(
      "8", "a column has the last baseline of its texts: 20.33 + 10 + 16.33",
      .vertical(.lastTextBaseline, 46.67)
    ) {
      column(spacing: 10, Text("x"), Text("x"))
    }
    LayoutCase(
      "8", "a box above a text does not count: 30 + 16.33", .vertical(.firstTextBaseline, 46.33)
    ) {
      column(fixed("a", 10, 30), Text("x"))
    }
    LayoutCase("8", "padding moves a baseline: 7 + 16.33", .vertical(.firstTextBaseline, 23.33)) {
      Text("x").padding(.top, 7)
    }
    LayoutCase(
      "8", "a frame moves a baseline: (40.33 − 20.33) / 2 + 16.33",
      .vertical(.firstTextBaseline, 26.33)
    ) {
      Text("x").frame(height: 40 + 1.0 / 3)
    }
    LayoutCase("8", "a background leaves a baseline", .vertical(.firstTextBaseline, 16.33)) {
      Text("x").background(fixed("a", 9, 90))
    }
    LayoutCase("8", "an overlay's texts do not count", .vertical(.firstTextBaseline, 20)) {
      fixed("a", 30, 20).overlay(Text("x"))
    }
    LayoutCase("8", "a moved guide goes through padding: 5 + 3", .horizontal(.leading, 8)) {
      fixed("a", 30).alignmentGuide(.leading) { _ in 5 }.padding(3)
    }
    LayoutCase(
      "8", "a moved guide goes through a frame: (50 − 30) / 2 + 5", .horizontal(.leading, 15)
    ) {
      fixed("a", 30).alignmentGuide(.leading) { _ in 5 }.frame(width: 50)
    }
    LayoutCase("8", "the outer of two moved guides counts: 5 + 2", .horizontal(.leading, 7)) {
      fixed("a", 30).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.leading) {
        $0[.leading] + 2
      }
    }
    LayoutCase("8", "a guide can follow the size: a third of 30", .horizontal(.center, 10)) {
      fixed("a", 30).alignmentGuide(HorizontalAlignment.center) { $0.width / 3 }
    }
    LayoutCase(
      "8", "a stack averages moved guides: (4 + 10) / 2 at the top of both", .vertical(.center, 7)
    ) {
      row(
        .top, fixed("a", 10, 20).alignmentGuide(VerticalAlignment.center) { _ in 4 },
        fixed("b", 10, 20).alignmentGuide(VerticalAlignment.center) { _ in 10 })
    }
    LayoutCase(
      "8", "a stack without moved guides has those of its size: 50 / 2", .vertical(.center, 25)
    ) {
      row(.top, fixed("a", 10, 20), fixed("b", 10, 50))
    }
    LayoutCase(
      "8", "a label aligns icon and title on the baseline: 20 − 16.33", .down("title", 3.67, 20.33)
    ) {
      Label {
        Text("title")
      } icon: {
        fixed("icon", 20, 20)
      }
    }
  }

  @CaseBuilder nonisolated static var custom: [LayoutCase] {
    LayoutCase(
      "8", "a guide of one's own is where its default says: a quarter of 20", .vertical(.quarter, 5)
    ) {
      fixed("a", 10, 20)
    }
    LayoutCase(
      "8", "views are aligned by it: 40 / 4 − 20 / 4", .down("a", 5, 20), .down("b", 0, 40)
    ) {
      row(.quarter, fixed("a", 10, 20), fixed("b", 10, 40))
    }
    LayoutCase(
      "8",
      "it works across nested stacks: the second view of the column, 20 + 10 down, is level with the box's 0 + 5",
      .down("b", 25, 20), .down("a2", 20, 40)
    ) {
      row(
        .quarter,
        column(fixed("a1", 10, 20), fixed("a2", 10, 40).alignmentGuide(.quarter) { _ in 10 }),
        fixed("b", 10, 20))
    }
    LayoutCase("8", "a frame aligned by it: 100 / 4 − 20 / 4", .down("a", 20, 20)) {
      fixed("a", 10, 20).frame(
        height: 100, alignment: Alignment(horizontal: .center, vertical: .quarter))
    }
    LayoutCase("8", "an overlay aligned by it: 40 / 4 − 20 / 4", .down("b", 5, 20)) {
      fixed("a", 10, 40).overlay(alignment: Alignment(horizontal: .center, vertical: .quarter)) {
        fixed("b", 10, 20)
      }
    }
    LayoutCase("8", "a pile aligned by it: 40 / 4 − 20 / 4", .down("b", 5, 20)) {
      pile(
        Alignment(horizontal: .center, vertical: .quarter), fixed("a", 10, 40), fixed("b", 10, 20))
    }
  }
}

extension VerticalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  /// A quarter of the height from the top.
  static let quarter = VerticalAlignment(Quarter.self)
}
