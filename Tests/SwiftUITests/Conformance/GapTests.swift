import Foundation
import Testing

@testable import SwiftUI

/// Section 3 of the reference page on layout: gaps in stacks without a spacing of their own, at
/// 3 pixels a point.
///
/// With h = 1.19336 × size, s = h / 10 rounded up to a pixel, descent = 0.24121 × size and cap height
/// = 0.70459 × size: a plain view stands descent + s above a text, and h + s − cap height below it; a
/// text stands the leading less h, rounded up to a pixel, below another.
@MainActor struct GapTests {
  /// A style, its gap below a plain view, above one, and below another text; and the height of a
  /// line.
  struct Style: Sendable, CustomTestStringConvertible {
    var name: String
    var font: Font
    var line: CGFloat
    var belowPlain: CGFloat
    var abovePlain: CGFloat
    var belowText: CGFloat
    var testDescription: String { "3: \(name)" }
  }

  nonisolated static let styles: [Style] = [
    Style(
      name: "largeTitle: 40.574, s 4.33, descent 8.20, cap 23.96", font: .largeTitle, line: 40.67,
      belowPlain: 12.53, abovePlain: 20.95, belowText: 0.67),
    Style(
      name: "title: 33.414, s 3.67, descent 6.75, cap 19.73", font: .title, line: 33.67,
      belowPlain: 10.42, abovePlain: 17.35, belowText: 0.67),
    Style(
      name: "title2: 26.254, s 2.67, descent 5.31, cap 15.50", font: .title2, line: 26.33,
      belowPlain: 7.97, abovePlain: 13.42, belowText: 2),
    Style(
      name: "title3: 23.867, s 2.67, descent 4.82, cap 14.09", font: .title3, line: 24,
      belowPlain: 7.49, abovePlain: 12.44, belowText: 1.33),
    Style(
      name: "headline: 20.287, s 2.33, descent 4.10, cap 11.98", font: .headline, line: 20.33,
      belowPlain: 6.43, abovePlain: 10.64, belowText: 2),
    Style(
      name: "body: 20.287, s 2.33, descent 4.10, cap 11.98", font: .body, line: 20.33,
      belowPlain: 6.43, abovePlain: 10.64, belowText: 2),
    Style(
      name: "callout: 19.094, s 2, descent 3.86, cap 11.27", font: .callout, line: 19.33,
      belowPlain: 5.86, abovePlain: 9.82, belowText: 2),
    Style(
      name: "subheadline: 17.900, s 2, descent 3.62, cap 10.57", font: .subheadline, line: 18,
      belowPlain: 5.62, abovePlain: 9.33, belowText: 2.33),
    Style(
      name: "footnote: 15.514, s 1.67, descent 3.14, cap 9.16", font: .footnote, line: 15.67,
      belowPlain: 4.80, abovePlain: 8.02, belowText: 2.67),
    Style(
      name: "caption: 14.320, s 1.67, descent 2.89, cap 8.46", font: .caption, line: 14.33,
      belowPlain: 4.56, abovePlain: 7.53, belowText: 2),
    Style(
      name: "caption2: 13.127, s 1.33, descent 2.65, cap 7.75", font: .caption2, line: 13.33,
      belowPlain: 3.99, abovePlain: 6.71, belowText: 0),
  ]

  @Test(
    "3: A text stands below a plain view by its descent and a tenth of its line", arguments: styles)
  func belowPlain(style: Style) {
    let height = LaidOut(column(spacing: nil, fixed("a", 10), Text("x").font(style.font))).size
      .height
    #expect(height.isNear(10 + style.belowPlain + style.line, within: 0.0101))
  }

  @Test("3: A plain view stands below a text by its line less its capitals", arguments: styles)
  func abovePlain(style: Style) {
    let height = LaidOut(column(spacing: nil, Text("x").font(style.font), fixed("a", 10))).size
      .height
    #expect(height.isNear(10 + style.abovePlain + style.line, within: 0.0101))
  }

  @Test("3: A text stands below another by its own leading", arguments: styles)
  func belowText(style: Style) {
    let pair = column(spacing: nil, Text("x").font(.system(size: 30)), Text("x").font(style.font))
    #expect(LaidOut(pair).size.height.isNear(36 + style.belowText + style.line, within: 0.0101))
  }

  @Test("3: Gaps follow what both neighbours prefer", arguments: cases + resets)
  func gaps(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var cases: [LayoutCase] {
    LayoutCase("3", "a shape beside a shape: 8", .width(28)) {
      row(spacing: nil, Color.red.frame(width: 10), Circle().frame(width: 10, height: 10))
    }
    LayoutCase("3", "a plain view below a plain view: 8", .height(28), .down("b", 18, 10)) {
      column(spacing: nil, fixed("a", 10), fixed("b", 10))
    }
    LayoutCase("3", "anything beside a text: 8", .across("b", 18, 10)) {
      row(spacing: nil, fixed("a", 10), fixed("b", 10), Text("x"))
    }
    LayoutCase("3", "a gauge beside a shape: 58 + 8 + 10", .width(76)) {
      row(spacing: nil, Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircular), fixed("a", 10))
    }
    LayoutCase("3", "no gap at either side of a spacer: 10 + 8 + 10", .width(28)) {
      row(spacing: nil, fixed("a", 10), Spacer(), fixed("b", 10))
    }
    LayoutCase("3", "no gap above and below a spacer: 20.33 + 8 + 20.33", .height(48.67)) {
      column(spacing: nil, Text("x"), Spacer(), Text("x"))
    }
    LayoutCase("3", "a divider between plain views: 10 + 8 + 0.33 + 8 + 10", .height(36.33)) {
      column(spacing: nil, fixed("a", 10), Divider(), fixed("b", 10))
    }
    LayoutCase("3", "a divider above body: 0.33 + 6.43 + 20.33", .height(27.10)) {
      column(spacing: nil, Divider(), Text("x"))
    }
    LayoutCase("3", "an explicit spacing stands at a spacer too: 10 + 5 + 8 + 5 + 10", .width(38)) {
      row(spacing: 5, fixed("a", 10), Spacer(), fixed("b", 10))
    }
    LayoutCase("3", "an explicit spacing holds for texts: 20.33 + 5 + 20.33", .height(45.67)) {
      column(spacing: 5, Text("x"), Text("x"))
    }
    LayoutCase(
      "3", "a negative spacing lets views overlap: 10 − 4 + 10", .across("b", 6, 10), .width(16)
    ) {
      row(spacing: -4, fixed("a", 10), fixed("b", 10))
    }
    LayoutCase(
      "3", "a row passes on the largest of its views: shape and callout, 9.82 between",
      .height(48.49)
    ) {
      column(
        spacing: nil, row(fixed("a", 10), Text("x").font(.callout)),
        row(fixed("b", 10), Text("x").font(.callout)))
    }
    LayoutCase(
      "3", "a column passes on its last view at the bottom: body above a plain one, 10.64",
      .height(60.98)
    ) {
      column(spacing: nil, column(spacing: 0, fixed("a", 10, 20), Text("x")), fixed("b", 10))
    }
    LayoutCase(
      "3", "a column passes on its first view at the top: plain above plain, 8", .height(58.33)
    ) {
      column(spacing: nil, fixed("b", 10), column(spacing: 0, fixed("a", 10, 20), Text("x")))
    }
    LayoutCase(
      "3", "a row ends with its last view sideways: a spacer, so no gap", width: 50,
      .across("b", 40, 10)
    ) {
      row(spacing: nil, row(fixed("a", 10), Spacer()), fixed("b", 10))
    }
    LayoutCase(
      "3", "the text of two sizes counts by its largest: title below body, 0.67", .height(54.67)
    ) {
      column(spacing: nil, Text("x"), Text("a").font(.caption) + Text("b").font(.title))
    }
    LayoutCase("3", "at 2 pixels s is 2.5 for body: 10 + 4.10 + 2.5 + 20.5", .height(37.10)) {
      column(spacing: nil, fixed("a", 10), Text("x"))
    }.pixels(perPoint: 2)
    LayoutCase("3", "at 1 pixel s is 3 for body: 10 + 4.10 + 3 + 21", .height(38.10)) {
      column(spacing: nil, fixed("a", 10), Text("x"))
    }.pixels(perPoint: 1)
  }

  @CaseBuilder nonisolated static var resets: [LayoutCase] {
    LayoutCase("3", "a padded edge is plain towards a text: 23.33 + 6.43 + 20.33", .height(50.10)) {
      column(spacing: nil, Text("x").padding(.bottom, 3), Text("x"))
    }
    LayoutCase("3", "two padded edges are plain: 23.33 + 8 + 21.33", .height(52.67)) {
      column(spacing: nil, Text("x").padding(.bottom, 3), Text("x").padding(.top, 1))
    }
    LayoutCase(
      "3", "padding of nothing leaves the edge a text's: 20.33 + 2 + 20.33", .height(42.67)
    ) {
      column(spacing: nil, Text("x").padding(.bottom, 0), Text("x"))
    }
    LayoutCase("3", "padding at the side leaves the edge below a text's", .height(42.67)) {
      column(spacing: nil, Text("x").padding(.horizontal, 3), Text("x"))
    }
    LayoutCase("3", "a fixed height makes both edges plain: 30 + 8 + 30", .height(68)) {
      column(spacing: nil, Text("x").frame(height: 30), Text("x").frame(height: 30))
    }
    LayoutCase(
      "3", "a fixed width leaves the edges above and below: 20.33 + 2 + 20.33", .height(42.67)
    ) {
      column(spacing: nil, Text("x").frame(width: 30), Text("x").frame(width: 30))
    }
    LayoutCase("3", "a greatest width leaves the edges too", width: 80, .size(80, 42.67)) {
      column(spacing: nil, Text("x").frame(maxWidth: .infinity), Text("x"))
    }
    LayoutCase("3", "a background leaves the edges", .height(42.67)) {
      column(spacing: nil, Text("x").background(Color.red), Text("x"))
    }
    LayoutCase("3", "an overlay leaves the edges", .height(42.67)) {
      column(spacing: nil, Text("x"), Text("x").overlay(Color.red))
    }
    LayoutCase("3", "an offset leaves the edges", .height(42.67)) {
      column(spacing: nil, Text("x"), Text("x").offset(y: 30))
    }
    LayoutCase("3", "colours, opacity and clipping leave the edges", .height(42.67)) {
      column(spacing: nil, Text("x").foregroundStyle(.red).opacity(0.5).clipped(), Text("x"))
    }
    LayoutCase(
      "3", "a font around the text counts: caption below body, 20.33 + 2 + 14.33", .height(36.67)
    ) {
      column(spacing: nil, Text("x"), Text("x").font(.caption))
    }
    LayoutCase("3", "a button without a style keeps the edges of its label", .height(42.67)) {
      column(spacing: nil, Text("x"), Button("x") {}.buttonStyle(.plain))
    }
    LayoutCase("3", "an if without a value takes no gap: 20.33 + 2 + 20.33", .height(42.67)) {
      column(
        spacing: nil, Text("x"), Group { if Bool("false") == true { Text("x") } }.padding(),
        Text("x"))
    }
  }
}
