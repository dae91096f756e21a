import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct StyleTests {
  private let blue = RGBA(0, 122, 255)
  private let green = RGBA(52, 199, 89)

  @ChartContentBuilder private var twoSeries: some ChartContent {
    BarMark(x: .value("Name", "A"), y: .value("Size", 2))
      .foregroundStyle(by: .value("Kind", "x"))
    BarMark(x: .value("Name", "B"), y: .value("Size", 3))
      .foregroundStyle(by: .value("Kind", "y"))
  }

  @Test("A mark without a style is blue, in the blue of its appearance")
  func standard() {
    let bar = Chart { BarMark(x: .value("Name", "A"), y: .value("Size", 2)) }
    #expect(DrawnChart(bar).colors("BarMark") == [blue])
    #expect(DrawnChart(bar, isDark: true).colors("BarMark") == [RGBA(10, 132, 255)])
  }

  @Test("Series are blue, green, orange and so on, and the legend names them")
  func palette() {
    let chart = DrawnChart(Chart { twoSeries })
    #expect(chart.colors("BarMark") == [blue, green])
    #expect(chart.texts.suffix(2) == ["x", "y"])
  }

  @Test("A hidden legend takes no room")
  func hiddenLegend() {
    let shown = DrawnChart(Chart { twoSeries })
    let hidden = DrawnChart(Chart { twoSeries }.chartLegend(.hidden))
    #expect(!hidden.texts.contains("x"))
    #expect(hidden.frames("BarMark")[1].height > shown.frames("BarMark")[1].height)
  }

  @Test("A scale of styles names the style of each series")
  func mapping() {
    let mapped = DrawnChart(
      Chart { twoSeries }.chartForegroundStyleScale(["y": Color.black, "x": Color.white]))
    #expect(mapped.colors("BarMark") == [.white, .black])
    #expect(mapped.texts.suffix(2) == ["y", "x"], "in the order of the scale")
    let ranged = DrawnChart(
      Chart { twoSeries }
        .chartForegroundStyleScale(domain: ["x", "y"], range: [Color.black, .white]))
    #expect(ranged.colors("BarMark") == [.black, .white])
    let closure = DrawnChart(
      Chart { twoSeries }
        .chartForegroundStyleScale { (name: String) in name == "x" ? Color.white : .black })
    #expect(closure.colors("BarMark") == [.white, .black])
  }

  @Test("Numbers are shown by the colours of a gradient")
  func numbers() {
    let chart = DrawnChart(
      Chart {
        ForEach([0, 5, 10], id: \.self) { value in
          BarMark(x: .value("x", "\(value)"), y: .value("y", 1))
            .foregroundStyle(by: .value("Heat", value))
        }
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white])))
    #expect(
      chart.colors("BarMark") == [.black, RGBA(red: 0.5, green: 0.5, blue: 0.5), .white])
  }

  @Test("What was said inside of a group wins over what is said about the group")
  func inner() {
    let chart = DrawnChart(
      Chart {
        Plot {
          BarMark(x: .value("Name", "A"), y: .value("Size", 2)).foregroundStyle(.white)
          BarMark(x: .value("Name", "B"), y: .value("Size", 2))
        }
        .foregroundStyle(.black)
      })
    #expect(chart.colors("BarMark") == [.white, .black])
  }

  @Test("Lines have the style that is wished")
  func lineStyle() {
    let chart = DrawnChart(
      Chart {
        RuleMark(y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: 3, dash: [4, 2]))
      })
    guard case .stroke(_, _, let options)? = chart.leaves(of: "RuleMark").first else {
      Issue.record("no line")
      return
    }
    #expect(options.width == 3)
    #expect(options.dash == [4, 2])
  }

  @Test("Twice the datum is shown by a size between the least and the greatest")
  func sizes() {
    let chart = DrawnChart(
      Chart {
        ForEach([0, 1, 2], id: \.self) { value in
          PointMark(x: .value("x", value), y: .value("y", 1)).symbol(.square)
            .symbolSize(by: .value("Size", value))
        }
      }
      .chartSymbolSizeScale(range: 0...200))
    #expect(chart.frames("PointMark").map { ($0.width * $0.width).rounded() } == [0, 100, 200])
  }

  @Test("Opacities are multiplied")
  func opacity() {
    let chart = DrawnChart(
      Chart {
        Plot { BarMark(x: .value("Name", "A"), y: .value("Size", 2)).opacity(0.5) }.opacity(0.5)
      })
    func opacities(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        switch item {
        case .group(.opacity(let opacity), let inner): [opacity] + opacities(inner)
        case .group(_, let inner), .element(_, let inner): opacities(inner)
        default: []
        }
      }
    }
    #expect(opacities(chart.items) == [0.25])
  }
}
