import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Marks in a plot of 200 × 100 points without axes; places are worked out from the domain.
@MainActor
struct MarkTests {
  private func draw(_ view: some View, height: CGFloat = 100) -> DrawnChart {
    DrawnChart(
      view.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), height: height)
  }

  @Test("Bars over categories take seven tenths of their room and begin at zero")
  func bars() {
    let chart = draw(
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Size", 5))
        BarMark(x: .value("Name", "B"), y: .value("Size", 10))
      })
    // Two rooms of 100, the domain is 0 to 10.
    #expect(
      chart.frames("BarMark") == [
        CGRect(x: 15, y: 50, width: 70, height: 50), CGRect(x: 115, y: 0, width: 70, height: 100),
      ])
    #expect(chart.elements.filter { $0.kind == "BarMark" }.map(\.content) == ["A, 5", "B, 10"])
  }

  @Test("Bars lie where the categories are on the y axis, the first one above")
  func lyingBars() {
    let chart = draw(
      Chart {
        BarMark(x: .value("Size", 5), y: .value("Name", "A"))
        BarMark(x: .value("Size", 10), y: .value("Name", "B"))
      }, height: 200)
    #expect(
      chart.frames("BarMark") == [
        CGRect(x: 0, y: 15, width: 100, height: 70), CGRect(x: 0, y: 115, width: 200, height: 70),
      ])
  }

  @Test(
    "A bar is as wide as is wished",
    arguments: [
      (MarkDimension.fixed(20), 20.0), (.ratio(0.5), 100), (.inset(10), 180), (30, 30), (4.5, 4.5),
    ])
  func widths(_ width: MarkDimension, _ points: Double) throws {
    let chart = draw(
      Chart { BarMark(x: .value("Name", "A"), y: .value("Size", 5), width: width) })
    let frame = try #require(chart.frames("BarMark").first)
    // 4.5 points go from 97.75 to 102.25, whose pixels are 98 and 102.
    #expect(Double(frame.width) == (points == 4.5 ? 4.0 : points))
  }

  @Test("Bars at the same place stand on top of each other")
  func stackedBars() {
    let chart = draw(
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Size", 2))
          .foregroundStyle(by: .value("Kind", "x"))
        BarMark(x: .value("Name", "A"), y: .value("Size", 3))
          .foregroundStyle(by: .value("Kind", "y"))
      }
      .chartYScale(domain: 0...5))
    #expect(
      chart.frames("BarMark") == [
        CGRect(x: 30, y: 60, width: 140, height: 40), CGRect(x: 30, y: 0, width: 140, height: 60),
      ])
  }

  @Test("Bars side by side share four fifths of their room")
  func dodgedBars() {
    let chart = draw(
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Size", 10))
          .position(by: .value("Kind", "x"))
        BarMark(x: .value("Name", "A"), y: .value("Size", 10))
          .position(by: .value("Kind", "y"))
      })
    // 160 points in two shares of 80, nine tenths of each: 72.
    #expect(
      chart.frames("BarMark").map { [$0.minX, $0.maxX] } == [[24, 96], [104, 176]])
  }

  @Test("A bar between two values needs no zero")
  func rangeBars() {
    let chart = draw(
      Chart {
        BarMark(
          x: .value("Name", "A"), yStart: .value("Low", 20), yEnd: .value("High", 40),
          width: .ratio(1))
      }
      .chartYScale(domain: 0...100))
    #expect(chart.frames("BarMark") == [CGRect(x: 0, y: 60, width: 200, height: 20)])
  }

  @Test("A bar of a day is four fifths of the day wide")
  func dayBars() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let chart = draw(
      Chart {
        BarMark(x: .value("Day", day, unit: .day), y: .value("Size", 1))
        BarMark(
          x: .value("Day", day.addingTimeInterval(90_000), unit: .day), y: .value("Size", 1))
      })
    #expect(chart.frames("BarMark").map { [$0.minX, $0.maxX] } == [[10, 90], [110, 190]])
  }

  @Test("A line goes through its points in their order")
  func lines() {
    let chart = draw(
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 10))
        LineMark(x: .value("x", 5), y: .value("y", 5))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(
      chart.points("LineMark") == [
        CGPoint(x: 0, y: 100), CGPoint(x: 200, y: 0), CGPoint(x: 100, y: 50),
      ])
  }

  @Test("Marks of different series are different lines, those without one the same line")
  func series() {
    let data = [(0, 1.0), (1, 2.0)]
    let one = draw(
      Chart {
        ForEach(data, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
        ForEach(data, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", 2 * $0.1)) }
      })
    #expect(one.frames("LineMark").count == 1)
    let two = draw(
      Chart {
        ForEach(data, id: \.0) {
          LineMark(x: .value("x", $0.0), y: .value("y", $0.1), series: .value("s", "a"))
        }
        ForEach(data, id: \.0) {
          LineMark(x: .value("x", $0.0), y: .value("y", 2 * $0.1), series: .value("s", "b"))
        }
      })
    #expect(two.elements.filter { $0.kind == "LineMark" }.map(\.content) == ["a", "b"])
  }

  @Test("What is no number is left out of a line")
  func missing() {
    let chart = draw(
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0.0))
        LineMark(x: .value("x", 5), y: .value("y", Double.nan))
        LineMark(x: .value("x", 10), y: .value("y", 10.0))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(chart.points("LineMark") == [CGPoint(x: 0, y: 100), CGPoint(x: 200, y: 0)])
  }

  @Test("An area goes along its values and back along zero")
  func areas() {
    let chart = draw(
      Chart {
        AreaMark(x: .value("x", 0), y: .value("y", 5))
        AreaMark(x: .value("x", 10), y: .value("y", 10))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(
      chart.points("AreaMark") == [
        CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 100),
        CGPoint(x: 0, y: 100),
      ])
  }

  @Test("A rule crosses the plot at its value, or goes from one value to another")
  func rules() {
    let chart = draw(
      Chart {
        RuleMark(y: .value("y", 5))
        RuleMark(x: .value("x", 5), yStart: .value("a", 0), yEnd: .value("b", 10))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(
      chart.frames("RuleMark") == [
        CGRect(x: 0, y: 49.5, width: 200, height: 1), CGRect(x: 99.5, y: 0, width: 1, height: 100),
      ])
  }

  @Test("A point has the area that is wished")
  func points() throws {
    let chart = draw(
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5))
          .symbol(.square).symbolSize(64)
        PointMark(x: .value("x", 10), y: .value("y", 10))
          .symbol(.circle).symbolSize(CGSize(width: 1, height: 1))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(chart.frames("PointMark")[0] == CGRect(x: 96, y: 46, width: 8, height: 8))
  }

  @Test("A rectangle over two categories is their whole cell")
  func cells() {
    let chart = draw(
      Chart {
        RectangleMark(x: .value("x", "a"), y: .value("y", "c"))
        RectangleMark(x: .value("x", "b"), y: .value("y", "d"))
      })
    #expect(
      chart.frames("RectangleMark") == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 50, width: 100, height: 50),
      ])
  }

  @Test("Two equal sectors are the right and the left half of a circle")
  func sectors() throws {
    let chart = draw(
      Chart {
        SectorMark(angle: .value("a", 3))
        SectorMark(angle: .value("b", 3))
      })
    let frames = chart.frames("SectorMark")
    try #require(frames.count == 2)
    // The circle of radius 50 around (100, 50); curves are good to a thousandth.
    func isNear(_ frame: CGRect, _ x: CGFloat) -> Bool {
      abs(frame.minX - x) < 0.05 && abs(frame.minY) < 0.05 && abs(frame.width - 50) < 0.05
        && abs(frame.height - 100) < 0.05
    }
    #expect(isNear(frames[0], 100), "\(frames[0])")
    #expect(isNear(frames[1], 50), "\(frames[1])")
  }

  @Test("Marks are drawn in order of their z index")
  func zIndex() {
    let chart = draw(
      Chart {
        RuleMark(y: .value("y", 1)).zIndex(1)
        PointMark(x: .value("x", 1), y: .value("y", 1))
      })
    #expect(chart.elements.dropFirst().map(\.kind) == ["PointMark", "RuleMark"])
  }

  @Test("Offsets move marks by points")
  func offsets() {
    let chart = draw(
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Size", 10), width: 100)
          .offset(x: 5, y: -3)
      })
    #expect(chart.frames("BarMark") == [CGRect(x: 55, y: -3, width: 100, height: 100)])
  }

  @Test("What screen readers are told is on the mark")
  func accessibility() {
    let chart = draw(
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Size", 10))
          .accessibilityLabel("Monday").accessibilityValue("ten").accessibilityIdentifier("bar")
      })
    let bar = chart.elements.first { $0.kind == "BarMark" }
    #expect(bar?.accessibilityLabel == "Monday")
    #expect(bar?.accessibilityValue == "ten")
    #expect(bar?.accessibilityIdentifier == "bar")
  }

  @Test("Marks in a clip shape are one group")
  func clipped() {
    let chart = draw(
      Chart {
        Plot {
          RuleMark(y: .value("y", 1))
          RuleMark(y: .value("y", 2))
        }
        .clipShape(Circle())
      })
    guard case .element(_, let items)? = chart.items.first else {
      Issue.record("no chart")
      return
    }
    let groups = items.filter {
      if case .group(.clip, let inner) = $0 { inner.count == 2 } else { false }
    }
    #expect(groups.count == 1)
  }
}
