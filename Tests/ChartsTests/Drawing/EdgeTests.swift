import Foundation
import SwiftUI
import Testing

@testable import Charts

/// What no chart of a designer's has: no room, no span, senseless numbers.
@MainActor
struct EdgeTests {
  private func chart(_ values: [Double]) -> some View {
    Chart(Array(values.enumerated()), id: \.offset) { index, value in
      BarMark(x: .value("x", index), y: .value("y", value)).annotation { Text("a") }
      LineMark(x: .value("x", index), y: .value("y", value)).interpolationMethod(.monotone)
      SectorMark(angle: .value("a", value))
    }
    .chartXAxisLabel("x").chartYAxisLabel("y", position: .leading)
  }

  @Test(
    "A chart without room or sense has finite places",
    arguments: [
      [0.0, 0, 0], [1e308, -1e308], [.nan, .infinity], [-1, -2], [1e-300, 2e-300], [],
    ])
  func finite(_ values: [Double]) {
    for size in [CGSize.zero, CGSize(width: 5, height: 3), CGSize(width: 200, height: 100)] {
      let drawn = DrawnChart(chart(values), width: size.width, height: size.height)
      for element in drawn.elements {
        let frame = element.frame
        #expect(
          frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
            && frame.height.isFinite, "\(element.kind) \(frame)")
      }
    }
  }

  @Test("A domain without a span puts everything in its middle")
  func noSpan() {
    let drawn = DrawnChart(
      Chart { RuleMark(y: .value("y", 5)) }
        .chartYScale(domain: 5...5).chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(drawn.frames("RuleMark").map(\.midY) == [50])
  }

  @Test("Places outside of a scale of categories, or nowhere, have no value")
  func outside() {
    let scale = PositionScale(.categories(["A"]), from: 0, to: 10)
    #expect(scale.value(at: -0.1) == nil)
    #expect(scale.value(at: .nan) == nil)
    #expect(scale.value(at: .infinity) == nil)
  }

  @Test("Bins of small integers do not overflow")
  func smallIntegers() {
    let bins = NumberBins(data: [Int8(-100), 0, 127], desiredCount: 3)
    #expect(bins.thresholds.first ?? 0 <= -100)
    #expect(bins.index(for: 127) == bins.count - 1)
    #expect(bins.allSatisfy { $0.lowerBound < $0.upperBound })
  }

  @Test("Each number has its bin, the last bound belongs to the last one")
  func bins() {
    let bins = NumberBins(range: 0...10, count: 2)
    #expect(bins.thresholds == [0, 5, 10])
    #expect([0, 4, 5, 10, 11].map { bins.index(for: $0) } == [0, 0, 1, 1, 1])
    #expect(bins[1].contains(10) && !bins[0].contains(5))
    let days = DateBins(
      unit: .day,
      range: Date(
        timeIntervalSinceReferenceDate: 0)...Date(
          timeIntervalSinceReferenceDate: 100_000), calendar: Calendar(identifier: .gregorian))
    #expect(days.index(for: Date(timeIntervalSinceReferenceDate: 99_999)) == days.count - 1)
  }
}
