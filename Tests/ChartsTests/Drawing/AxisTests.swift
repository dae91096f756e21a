import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct AxisTests {
  private var bars: some View {
    Chart {
      BarMark(x: .value("Name", "A"), y: .value("Size", 5))
      BarMark(x: .value("Name", "B"), y: .value("Size", 10))
    }
  }

  private func frame(_ words: String, in chart: DrawnChart) throws -> CGRect {
    try #require(chart.elements.first { $0.kind == "Text" && $0.content == words }?.frame)
  }

  @Test("Categories are named below their bars, numbers stand at the trailing side")
  func standard() throws {
    let chart = DrawnChart(bars)
    #expect(chart.texts == ["A", "B", "0", "5", "10"])
    let marks = chart.frames("BarMark")
    let name = try frame("A", in: chart)
    #expect(abs(name.midX - marks[0].midX) <= 1)
    #expect(name.minY >= marks[0].maxY)
    #expect(try frame("10", in: chart).minX > marks[1].maxX)
    #expect(try frame("10", in: chart).minY >= 0, "the uppermost label is not cut")
  }

  @Test("Categories on the y axis are named at the leading side")
  func leading() throws {
    let chart = DrawnChart(
      Chart { BarMark(x: .value("Size", 5), y: .value("Name", "A")) })
    #expect(try frame("A", in: chart).maxX <= chart.frames("BarMark")[0].minX)
  }

  @Test("A hidden axis takes no room and has no lines")
  func hidden() {
    let chart = DrawnChart(bars.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(chart.texts.isEmpty)
    #expect(chart.frames("BarMark")[1] == CGRect(x: 115, y: 0, width: 70, height: 100))
    #expect(chart.leaves(of: "Chart").count == 2, "two bars and nothing else")
  }

  @Test("Marks of an axis are those of its content")
  func content() throws {
    let chart = DrawnChart(
      bars.chartXAxis(.hidden).chartYAxis {
        AxisMarks(position: .leading, values: [0, 10]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let number = value.as(Int.self) { Text("\(number) m") }
          }
        }
      })
    #expect(chart.texts == ["0 m", "10 m"])
    #expect(try frame("10 m", in: chart).maxX < chart.frames("BarMark")[0].minX)
  }

  @Test("A value knows its place among the values of the axis")
  func indices() {
    let chart = DrawnChart(
      bars.chartYAxis(.hidden).chartXAxis {
        AxisMarks { value in
          AxisValueLabel("\(value.index + 1)/\(value.count) \(value.as(String.self) ?? "")")
        }
      })
    #expect(chart.texts == ["1/2 A", "2/2 B"])
  }

  @Test("A category is no number, and a half is no whole number")
  func casts() {
    let half = AxisValue(value: .number(0.5), index: 0, count: 1)
    #expect(half.as(Int.self) == nil)
    #expect(half.as(Double.self) == 0.5)
    #expect(half.as(CGFloat.self) == 0.5)
    #expect(AxisValue(value: .category("a"), index: 0, count: 1).as(Double.self) == nil)
    let date = Date(timeIntervalSinceReferenceDate: 9)
    #expect(AxisValue(value: PlotValue(date), index: 0, count: 1).as(Date.self) == date)
  }

  @Test("Labels follow a format")
  func formats() {
    let chart = DrawnChart(
      bars.chartXAxis(.hidden).chartYAxis {
        AxisMarks(format: .currency(code: "USD").precision(.fractionLength(0)), values: [0, 10])
      })
    #expect(chart.texts == ["$0", "$10"])
  }

  @Test("Parts of a whole are written as percentages")
  func percent() {
    let chart = DrawnChart(
      Chart {
        BarMark(x: .value("n", "A"), y: .value("s", 1), stacking: .normalized)
        BarMark(x: .value("n", "A"), y: .value("s", 3), stacking: .normalized)
      }
      .chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0.0, 0.5, 1.0]) })
    #expect(chart.texts == ["0%", "50%", "100%"])
  }

  @Test("Dates are written by what changes from value to value")
  func dates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let chart = DrawnChart(
      Chart {
        ForEach(0..<3) { index in
          LineMark(
            x: .value("t", start.addingTimeInterval(Double(index) * 3_600)), y: .value("y", index))
        }
      }
      .chartYAxis(.hidden).chartXAxis { AxisMarks(values: .stride(by: .hour)) },
      width: 300)
    // The last hour is at the end of the plot, where no label has room.
    #expect(chart.texts.map { $0.replacing("\u{202F}", with: " ") } == ["12 AM", "1 AM"])
  }

  @Test("Labels that would touch an earlier one are left out")
  func collisions() {
    let names = (0..<20).map { "Name \($0)" }
    let chart = DrawnChart(
      Chart(names, id: \.self) { BarMark(x: .value("n", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden))
    let frames = chart.elements.filter { $0.kind == "Text" }.map(\.frame)
    #expect(frames.count > 1 && frames.count < 20)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX < right.minX) }
  }

  @Test("The plot can be given a background, and its frame is known in front of it")
  func plot() throws {
    let chart = DrawnChart(
      bars.chartXAxis(.hidden).chartYAxis(.hidden)
        .chartPlotStyle { $0.background(.red).frame(height: 60) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let frame = geometry[proxy.plotAreaFrame]
            Text("\(Int(frame.width)) \(Int(frame.height)) \(Int(proxy.plotSize.height))")
          }
        })
    #expect(chart.texts == ["200 60 60"])
    #expect(chart.frames("BarMark")[1].height == 60)
  }

  @Test("A proxy turns data into places and places into data")
  func proxy() {
    let chart = DrawnChart(
      bars.chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
        Text(
          "\(Int(proxy.position(forX: "B") ?? -1)) \(Int(proxy.position(forY: 5) ?? -1)) "
            + "\(proxy.value(atX: 10, as: String.self) ?? "?") "
            + "\(proxy.value(atY: 50, as: Int.self) ?? -1)")
      })
    #expect(chart.texts == ["150 50 A 5"])
  }

  @Test("An annotation stands above its bar")
  func annotation() throws {
    let chart = DrawnChart(
      bars.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...20))
    _ = chart
    let annotated = DrawnChart(
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Size", 10))
          .annotation(position: .top, spacing: 6) { Text("top") }
        BarMark(x: .value("Name", "B"), y: .value("Size", 10))
          .annotation(position: .overlay) { Text("in") }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...20))
    let bars = annotated.frames("BarMark")
    #expect(try frame("top", in: annotated).maxY == bars[0].minY - 6)
    #expect(abs(try frame("top", in: annotated).midX - bars[0].midX) <= 1)
    #expect(abs(try frame("in", in: annotated).midY - bars[1].midY) <= 1)
  }

  @Test("An annotation stays in the chart unless that is not wished")
  func overflow() throws {
    func top(_ resolution: AnnotationOverflowResolution) throws -> CGFloat {
      let chart = DrawnChart(
        Chart {
          BarMark(x: .value("Name", "A"), y: .value("Size", 10))
            .annotation(position: .top, overflowResolution: resolution) { Text("top") }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden))
      return try frame("top", in: chart).minY
    }
    #expect(try top(.automatic) == 0)
    #expect(try top(.init(y: .disabled)) < 0)
    #expect(try top(.init(y: .padScale)) >= 0)
  }

  @Test("Titles stand beside their axes")
  func titles() throws {
    let chart = DrawnChart(
      bars.chartXAxisLabel("Names").chartYAxisLabel("Sizes"), height: 150)
    #expect(try frame("Names", in: chart).minY >= (try frame("A", in: chart).maxY) - 1)
    #expect(try frame("Sizes", in: chart).maxY <= (try frame("10", in: chart).minY) + 1)
  }

  @Test("A chart that scrolls shows its beginning, cut to the plot")
  func scrolling() {
    let chart = DrawnChart(
      Chart(0..<10, id: \.self) { BarMark(x: .value("n", "\($0)"), y: .value("y", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4))
    #expect(chart.frames("BarMark").count == 4)
    #expect(chart.frames("BarMark")[0].width == 35)
  }

  @Test("A chart without marks draws nothing")
  func empty() {
    let chart = DrawnChart(Chart([Int](), id: \.self) { RuleMark(y: .value("y", $0)) })
    #expect(chart.texts.isEmpty)
    #expect(chart.leaves(of: "Chart").isEmpty)
  }
}
