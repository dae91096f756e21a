import Foundation
import Testing

@testable import SwiftUI

/// Sections 9.1, 9.3, 9.4 and 18.2 of the reference page on layout: heights and pitches of texts.
@MainActor struct TextHeightTests {
  /// A text style at a text size: its points from the table of section 9.4 and the height of one
  /// line, 1.19336 × points rounded up to a third.
  struct Line: Sendable, CustomTestStringConvertible {
    var size: DynamicTypeSize
    var style: Font.TextStyle
    var points: CGFloat
    var height: CGFloat
    var testDescription: String { "9.4: \(style) at \(size)" }
  }

  /// In the order of the columns of section 9.4.
  nonisolated private static let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption, .caption2,
  ]

  nonisolated private static let table: [(DynamicTypeSize, [(CGFloat, CGFloat)])] = [
    (
      .xSmall,
      [
        (31, 37), (25, 30), (19, 23), (17, 20.33), (14, 17), (14, 17), (13, 15.67), (12, 14.33),
        (12, 14.33), (11, 13.33), (11, 13.33),
      ]
    ),
    (
      .small,
      [
        (32, 38.33), (26, 31.33), (20, 24), (18, 21.67), (15, 18), (15, 18), (14, 17),
        (13, 15.67), (12, 14.33), (11, 13.33), (11, 13.33),
      ]
    ),
    (
      .medium,
      [
        (33, 39.67), (27, 32.33), (21, 25.33), (19, 23), (16, 19.33), (16, 19.33), (15, 18),
        (14, 17), (12, 14.33), (11, 13.33), (11, 13.33),
      ]
    ),
    (
      .large,
      [
        (34, 40.67), (28, 33.67), (22, 26.33), (20, 24), (17, 20.33), (17, 20.33), (16, 19.33),
        (15, 18), (13, 15.67), (12, 14.33), (11, 13.33),
      ]
    ),
    (
      .xLarge,
      [
        (36, 43), (30, 36), (24, 28.67), (22, 26.33), (19, 23), (19, 23), (18, 21.67),
        (17, 20.33), (15, 18), (14, 17), (13, 15.67),
      ]
    ),
    (
      .xxLarge,
      [
        (38, 45.67), (32, 38.33), (26, 31.33), (24, 28.67), (21, 25.33), (21, 25.33), (20, 24),
        (19, 23), (17, 20.33), (16, 19.33), (15, 18),
      ]
    ),
    (
      .xxxLarge,
      [
        (40, 48), (34, 40.67), (28, 33.67), (26, 31.33), (23, 27.67), (23, 27.67), (22, 26.33),
        (21, 25.33), (19, 23), (18, 21.67), (17, 20.33),
      ]
    ),
    (
      .accessibility1,
      [
        (44, 52.67), (38, 45.67), (34, 40.67), (31, 37), (28, 33.67), (28, 33.67), (26, 31.33),
        (25, 30), (23, 27.67), (22, 26.33), (20, 24),
      ]
    ),
    (
      .accessibility2,
      [
        (48, 57.33), (43, 51.33), (39, 46.67), (37, 44.33), (33, 39.67), (33, 39.67),
        (32, 38.33), (30, 36), (27, 32.33), (26, 31.33), (24, 28.67),
      ]
    ),
    (
      .accessibility3,
      [
        (52, 62.33), (48, 57.33), (44, 52.67), (43, 51.33), (40, 48), (40, 48), (38, 45.67),
        (36, 43), (33, 39.67), (32, 38.33), (29, 34.67),
      ]
    ),
    (
      .accessibility4,
      [
        (56, 67), (53, 63.33), (50, 60), (49, 58.67), (47, 56.33), (47, 56.33), (44, 52.67),
        (42, 50.33), (38, 45.67), (37, 44.33), (34, 40.67),
      ]
    ),
    (
      .accessibility5,
      [
        (60, 71.67), (58, 69.33), (56, 67), (55, 65.67), (53, 63.33), (53, 63.33), (51, 61),
        (49, 58.67), (44, 52.67), (43, 51.33), (40, 48),
      ]
    ),
  ]

  nonisolated static let lines: [Line] = table.flatMap { size, row in
    zip(styles, row).map { Line(size: size, style: $0, points: $1.0, height: $1.1) }
  }

  @Test(
    "9.4: A style has its points at every text size, and one line their height", arguments: lines)
  func line(row: Line) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = row.size
    environment.font = .system(row.style)
    #expect(environment.fontSpec.size == row.points)
    let height = LaidOut(Text("x").font(.system(row.style)), environment: environment).size.height
    #expect(height.isNear(row.height))
  }

  @Test("9.4: The table has every style at every size")
  func isComplete() {
    #expect(Self.lines.count == 11 * DynamicTypeSize.allCases.count)
  }

  /// Style, pitch and height of two and of four lines: pitch + line and 3 × pitch + line.
  nonisolated static let paragraphs: [(Font.TextStyle, CGFloat, CGFloat)] = [
    (.largeTitle, 81.67, 163.67), (.title, 67.67, 135.67), (.title2, 54.33, 110.33),
    (.title3, 49, 99), (.headline, 42.33, 86.33), (.body, 42.33, 86.33), (.callout, 40.33, 82.33),
    (.subheadline, 38, 78), (.footnote, 33.67, 69.67), (.caption, 30.33, 62.33),
    (.caption2, 26.33, 52.33),
  ]

  @Test("18.2: Further lines add the leading of the guidelines", arguments: paragraphs)
  func pitch(style: Font.TextStyle, two: CGFloat, four: CGFloat) {
    let font = Font.system(style)
    #expect(LaidOut(Text(verbatim: "x\nx").font(font)).size.height.isNear(two))
    #expect(LaidOut(Text(verbatim: "x\nx\nx\nx").font(font)).size.height.isNear(four))
  }

  /// The baseline of one line in pixels at 3 pixels a point: 0.95215 × points × 3, to the nearest.
  nonisolated static let baselines: [(CGFloat, CGFloat)] = [
    (11, 31), (12, 34), (13, 37), (15, 43), (16, 46), (17, 49), (20, 57), (22, 63), (24, 69),
    (28, 80), (30, 86), (34, 97), (40, 114),
  ]

  @Test(
    "18.1: The baseline lies 0.95215 of the size below the top, on a pixel", arguments: baselines)
  func baseline(points: CGFloat, pixels: CGFloat) throws {
    let text = Text("x").font(.system(size: points))
    // Half a pixel from the top: the box begins a whole pixel down, and the baseline with it.
    let drawn = LaidOut(text.padding(.top, 0.5 / 3))
    let run = try #require(drawn.glyphRuns.first)
    #expect((run.origin.y * 3).isNear(pixels + 1))
  }
}
