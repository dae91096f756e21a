import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct GaugeTests {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value) {
      Box(.fixed(6), .fixed(6), name: "label")
    } currentValueLabel: {
      Box(.fixed(12), .fixed(8), name: "value")
    }
  }

  @Test("18.7: A circular gauge has the measured ring, marker and cut-out")
  func aCircularGaugeHasTheMeasuredRing() throws {
    let drawn = LaidOut(
      gauge(0.5).gaugeStyle(.accessoryCircular).tint(.red), width: 200, height: 200)
    #expect(drawn.size == CGSize(width: 58, height: 58))
    guard case .stroke(let arc, let paint, let line) = drawn.leaves[0] else {
      Issue.record("The ring is a stroke.")
      return
    }
    #expect(line.width == 5.5)
    #expect(line.cap == .round)
    #expect(paint == .color(RGBA(255, 59, 48)))
    // From 135 to 405 degrees: both ends lie 26.25 / √2 below the middle.
    #expect(abs(Path(arc).boundingRect.maxY - (29 + 26.25 / 2.squareRoot())) < 0.01)
    #expect(abs(Path(arc).boundingRect.minY - 2.75) < 0.01)
    // Half way the dot of 5.6 points is at the top, in a gap of 9.8.
    let gap = Path(drawn.outlines[1]).boundingRect
    let dot = Path(drawn.outlines[2]).boundingRect
    #expect(abs(gap.width - 9.8) < 0.01 && abs(gap.midX - 29) < 0.01)
    #expect(abs(dot.width - 5.6) < 0.01 && abs(dot.midY - 2.75) < 0.01)
  }

  @Test("18.7: A linear gauge is 8 high whatever its texts need, its label is not drawn")
  func aLinearGaugeIsEightPointsHighWhateverItsTextsNeed() throws {
    let drawn = LaidOut(gauge(0.25).gaugeStyle(.accessoryLinear), width: 100)
    #expect(drawn.size == CGSize(width: 100, height: 8))
    #expect(drawn["value"] == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(drawn["label"] == nil)
    // The bar begins after a gap of 8 and the dot's centre lies between start + 4 and end − 4.
    let bar = try #require(drawn.elements.first { $0.kind == "Gauge" }).frame
    #expect(bar == CGRect(x: 20, y: 0, width: 80, height: 8))
    #expect(abs(Path(drawn.outlines[1]).boundingRect.width - 16) < 0.01)
    #expect(abs(Path(drawn.outlines[2]).boundingRect.midX - (20 + 4 + 0.25 * 72)) < 0.01)
  }

  /// Pairs gauge-aqi-light and gauge-signal-compact, measured.
  @Test(arguments: [(LayoutDirection.leftToRight, 0.0, 1.0), (.rightToLeft, 1, 0)])
  func aGradientRunsAlongALinearGauge(
    direction: LayoutDirection, start: CGFloat, end: CGFloat
  ) throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let drawn = LaidOut(
      GaugeBar(value: 0.5, height: 8, hasMarker: true).tint(Gradient(colors: [.red, .green])),
      width: 80, environment: environment)
    guard case .linear(_, let first, let last) = try #require(drawn.paints.first) else {
      Issue.record("The bar has a gradient.")
      return
    }
    #expect(first == CGPoint(x: 80 * start, y: 4))
    #expect(last == CGPoint(x: 80 * end, y: 4))
  }

  @Test func aCapacityGaugeIsFilledUpToItsValue() {
    let bar = LaidOut(gauge(0.5).gaugeStyle(.linearCapacity).labelsHidden(), width: 100)
    #expect(bar.size == CGSize(width: 100, height: 4))
    #expect(bar.outlines.last == .capsule(in: CGRect(x: 0, y: 0, width: 50, height: 4)))
    let ring = LaidOut(gauge(0.5).gaugeStyle(.accessoryCircularCapacity), width: 100)
    #expect(ring.size == CGSize(width: 58, height: 58))
    // The track, then half of it on the right side.
    #expect(abs(Path(ring.outlines[1]).boundingRect.minX - 29) < 0.01)
  }

  @Test func aValueLiesBetweenItsBounds() {
    func content(_ value: Double, _ bounds: ClosedRange<Double>) -> String? {
      LaidOut(Gauge(value: value, in: bounds) { EmptyView() }, width: 100).elements.first?.content
    }
    #expect(content(15, 10...20) == "50%")
    #expect(content(5, 10...20) == "0%")
    #expect(content(25, 10...20) == "100%")
    #expect(content(1, 1...1) == "0%")
  }

  @Test("18.7: A gradient runs along the arc")
  func aGradientRunsAlongTheArc() {
    let drawn = LaidOut(
      gauge(0.5).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.black, .white])))
    #expect(
      drawn.paints.first
        == .angular(
          stops: [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
          ], center: CGPoint(x: 29, y: 29), startAngle: Angle(degrees: 135).radians,
          endAngle: (Angle(degrees: 135) + Angle(degrees: 270)).radians))
  }
}
