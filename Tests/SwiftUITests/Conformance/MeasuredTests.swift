import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Section 18 of the reference page on layout: what was measured on pictures that SwiftUI drew, line
/// by line, as far as views by themselves show it. Lengths in pixels are at 3 pixels a point.
@MainActor struct MeasuredTests {
  // MARK: 18.1

  /// Where an edge lies before rounding, how long the view is, and where its two edges are drawn.
  nonisolated static let edges: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (89.5, 10, 90, 100), (270.5, 10, 271, 281), (149.5, 10, 150, 160), (89.4, 10, 89, 99),
    (0.4, 10.2, 0, 11), (0.6, 10.2, 1, 11), (0.5, 0.9, 1, 1), (3.25, 7.5, 3, 11),
  ]

  @Test("18.1: Both edges are rounded from their own places, x.5 goes up", arguments: edges)
  func edges(start: CGFloat, length: CGFloat, first: CGFloat, last: CGFloat) throws {
    let view = Color.red.frame(width: length / 3, height: length / 3)
      .padding(.top, start / 3).padding(.leading, start / 3)
    let frame = try #require(LaidOut(view).elements.first { $0.kind == "Color" }).frame
    #expect((frame.minX * 3).isNear(first) && (frame.maxX * 3).isNear(last))
    #expect((frame.minY * 3).isNear(first) && (frame.maxY * 3).isNear(last))
  }

  @Test("18.1: Ascent, descent and cap height of an em are 0.95215, 0.24121 and 0.70459")
  func metrics() {
    let metrics = FontMetrics(size: 1)
    #expect(metrics.ascent == 0.95215)
    #expect(metrics.descent == 0.24121)
    #expect(metrics.capHeight == 0.70459)
  }

  @Test(
    "18.1: Flat capitals are 0.70459 of the size high, in whole pixels",
    arguments: [(22, 46.5), (24, 50.7)] as [(CGFloat, CGFloat)])
  func capitals(points: CGFloat, pixels: CGFloat) throws {
    let drawn = LaidOut(Text("H").font(.system(size: points)))
    let run = try #require(drawn.glyphRuns.first)
    let bounds = try #require(RenderingServices.shared.text.fonts.outline(of: run).bounds)
    #expect(abs(bounds.height * 3 - pixels) <= 0.75)
  }

  // MARK: 18.3

  @Test("18.3: Gaps are as measured", arguments: gaps)
  func gap(row: LayoutCase) { row.check() }

  /// Each stack is as high as its parts and the gap of the column "rule" between them.
  @CaseBuilder nonisolated static var gaps: [LayoutCase] {
    LayoutCase("18.3 row 1", "title3 above a row with a shape: 24 + 12.44 + 10", .height(46.44)) {
      column(
        spacing: nil, Text("x").font(.title3),
        row(fixed("a", 10), Circle().frame(width: 8, height: 8)))
    }
    LayoutCase(
      "18.3 row 2", "a row of a shape and callout above the same: 2 × 19.33 + 9.82", .height(48.49)
    ) {
      column(
        spacing: nil, row(fixed("a", 10), Text("x").font(.callout)),
        row(fixed("a", 10), Text("x").font(.callout)))
    }
    LayoutCase("18.3 row 3", "a shape above footnote: 10 + 4.80 + 15.67", .height(30.47)) {
      column(spacing: nil, fixed("a", 10), Text("x").font(.footnote))
    }
    LayoutCase(
      "18.3 row 4", "a text padded below above system 35: 23.33 + 12.78 + 42", .height(78.11)
    ) {
      column(spacing: nil, Text("x").padding(.bottom, 3), Text("x").font(.system(size: 35)))
    }
    LayoutCase("18.3 row 5", "a text padded below above body: 23.33 + 6.43 + 20.33", .height(50.10))
    {
      column(spacing: nil, Text("x").padding(.bottom, 3), Text("x"))
    }
    LayoutCase(
      "18.3 row 6", "a text padded below above caption2: 23.33 + 3.99 + 13.33", .height(40.65)
    ) {
      column(spacing: nil, Text("x").padding(.bottom, 3), Text("x").font(.caption2))
    }
    LayoutCase("18.3 row 7", "a text above title2: 20.33 + 2 + 26.33", .height(48.67)) {
      column(spacing: nil, Text("x"), Text("x").font(.title2))
    }
    LayoutCase("18.3 row 7", "a label above caption: 20.33 + 2 + 14.33", .height(36.67)) {
      column(
        spacing: nil,
        Label {
          Text("x")
        } icon: {
          Image(systemName: "plus.circle")
        }.font(.body),
        Text("x").font(.caption))
    }
    LayoutCase("18.3 row 8", "a text above title: 20.33 + 0.67 + 33.67", .height(54.67)) {
      column(spacing: nil, Text("x"), Text("x").font(.title))
    }
    LayoutCase("18.3 row 9", "a text above body: 14.33 + 2 + 20.33", .height(36.67)) {
      column(spacing: nil, Text("x").font(.caption), Text("x"))
    }
    LayoutCase("18.3 row 10", "caption2 below title2: 26.33 + 0 + 13.33", .height(39.67)) {
      column(spacing: nil, Text("x").font(.title2), Text("x").font(.caption2))
    }
    LayoutCase("18.3 row 10", "caption2 below footnote: 15.67 + 0 + 13.33", .height(29)) {
      column(spacing: nil, Text("x").font(.footnote), Text("x").font(.caption2))
    }
    LayoutCase("18.3 row 10", "caption2 below caption2: 13.33 + 0 + 13.33", .height(26.67)) {
      column(spacing: nil, Text("x").font(.caption2), Text("x").font(.caption2))
    }
    LayoutCase("18.3 row 11", "a shape beside a text: 10 + 8, sideways", .across("b", 18, 10)) {
      row(spacing: nil, Circle().frame(width: 10, height: 10), fixed("b", 10), Text("x"))
    }
    LayoutCase(
      "18.3 bullet 1", "a row passes on the largest value of all its views: 24 + 12.44 + 22",
      .height(58.44)
    ) {
      column(
        spacing: nil, row(.bottom, fixed("a", 10, 20), Text("x").font(.title3)), fixed("b", 10, 22))
    }
    LayoutCase(
      "18.3 bullet 2",
      "a symbol beside a caption adds nothing above largeTitle: 14.33 + 0.67 + 40.67",
      .height(55.67)
    ) {
      column(
        spacing: nil,
        row(Image(systemName: "plus.circle").font(.system(size: 8)), Text("x").font(.caption)),
        Text("x").font(.largeTitle))
    }
    LayoutCase(
      "18.3 bullet 3", "modifiers around nothing take no gap: 20.33 + 2 + 20.33", .height(42.67)
    ) {
      column(spacing: nil, Text("x"), EmptyView().padding().background(Color.red), Text("x"))
    }
    LayoutCase(
      "18.3 bullet 4", "a text at half its size keeps its gaps: 10 + 7.49 + 12", width: 54.3,
      .height(29.49)
    ) {
      column(
        spacing: nil, fixed("a", 10),
        Text(verbatim: "aaaa bbbb").font(.system(size: 20, design: .monospaced))
          .lineLimit(1).minimumScaleFactor(0.5))
    }
  }

  // MARK: 18.5

  @Test(
    "18.5: Digits of equal width advance 8.0 at 13, 7.0 at 11 and 12.33 at 20 medium, within 3 %",
    arguments: [(13, .regular, 8), (11, .regular, 7), (20, .medium, 12.33)]
      as [(CGFloat, Font.Weight, CGFloat)])
  func digits(points: CGFloat, weight: Font.Weight, advance: CGFloat) {
    let font = Font.system(size: points, weight: weight).monospacedDigit()
    let twenty = LaidOut(Text(verbatim: "01234567890123456789").font(font)).size.width
    #expect(abs(twenty / 20 / advance - 1) <= 0.03)
    let ones = LaidOut(Text(verbatim: "11111111111111111111").font(font)).size.width
    #expect(ones == twenty)
  }

  @Test("18.5: The colon between such digits stays narrow, 3.67 at 13 points, within half a pixel")
  func colon() {
    let font = Font.system(size: 13).monospacedDigit()
    func width(_ words: String) -> CGFloat { LaidOut(Text(verbatim: words).font(font)).size.width }
    let colons = width("0::::::::::::::::::::0") - width("00")
    #expect((colons / 20).isNear(3.67, within: 0.17))
  }

  @Test("18.5: A timer starts at the leading edge of its frame, a static text is centred")
  func timerInFrame() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let timer = LaidOut(Text(timerInterval: start...start).frame(width: 100))
    let still = LaidOut(Text(verbatim: "0:00").frame(width: 100))
    #expect(try #require(timer.glyphRuns.first).origin.x == 0)
    let width = LaidOut(Text(verbatim: "0:00")).size.width
    #expect(try #require(still.glyphRuns.first).origin.x.isNear((100 - width) / 2, within: 0.17))
  }

  @Test("18.5: A bounded timer that is over shows its final value")
  func over() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var environment = EnvironmentValues()
    environment.now = start.addingTimeInterval(1000)
    let interval = start...start.addingTimeInterval(90)
    #expect(Text(timerInterval: interval).words(in: environment) == "0:00")
    #expect(Text(timerInterval: interval, countsDown: false).words(in: environment) == "1:30")
  }

  // MARK: 18.8

  @Test("18.8: A divider is a pixel of (60, 60, 67) at 0.29")
  func divider() throws {
    let drawn = LaidOut(Divider(), width: 30)
    #expect(drawn.size.height.isNear(0.33))
    #expect(drawn.paints == [.color(RGBA(60, 60, 67, alpha: 0.29))])
  }

  @Test("18.8: A rounded rectangle is continuous unless told otherwise, a corner radius an arc")
  func corners() {
    let frame = CGRect(x: 0, y: 0, width: 90, height: 60)
    let shape = RoundedRectangle(cornerRadius: 12)
    #expect(
      shape.path(in: frame)
        == RoundedRectangle(cornerRadius: 12, style: .continuous).path(in: frame))
    #expect(
      shape.path(in: frame) != RoundedRectangle(cornerRadius: 12, style: .circular).path(in: frame))
    let clipped = LaidOut(fixed("a", 90, 60).cornerRadius(12))
    let clips = clipped.effects.compactMap { effect in
      if case .clip(let outline, _) = effect { outline } else { nil }
    }
    #expect(clips == [.roundedRectangle(frame, radius: 12, continuous: false)])
  }

  @Test("18.8: A shadow is black at 0.33 unless told otherwise")
  func shadow() {
    let effects = LaidOut(fixed("a", 10).shadow(radius: 8)).effects
    #expect(effects == [.shadow(color: RGBA(0, 0, 0, alpha: 0.33), radius: 8, offset: .zero)])
  }

  @Test("18.8: Views of a ZStack fill its resulting size when placed, though its frame is smaller")
  func pileInFrame() {
    let drawn = LaidOut(
      pile(filling("bar"), fixed("marker", 12, 12)).frame(height: 4), width: 100, height: 50)
    #expect(drawn["bar"] == CGRect(x: 0, y: -4, width: 100, height: 12))
    #expect(drawn["marker"] == CGRect(x: 44, y: -4, width: 12, height: 12))
    #expect(drawn.size.height == 4)
  }

  @Test("18.8: A GeometryReader puts content at its top leading corner, unclipped")
  func reader() {
    let drawn = LaidOut(GeometryReader { _ in fixed("a", 90, 30) }, width: 40, height: 20)
    #expect(drawn["a"] == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(drawn.effects.isEmpty)
  }
}
