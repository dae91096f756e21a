import Charts
import Foundation
import SwiftUI
import Testing

/// Charts in the forms in which iOS code writes them, with nothing but public names. That they
/// compile is half of the test; the other half is that each draws its marks.
private struct Sample: Identifiable {
  enum Kind: String, Plottable, CaseIterable {
    case cold, warm
  }

  var id = UUID()
  var date: Date
  var value: Double
  var count: Int
  var kind: Kind
  var name: String

  static let all: [Sample] = (0..<6).map { index in
    Sample(
      date: Date(timeIntervalSinceReferenceDate: Double(index) * 3_600),
      value: Double(index * index),
      count: index, kind: index.isMultiple(of: 2) ? .cold : .warm, name: "N\(index)")
  }
}

private struct PriceChart: View {
  let samples: [Sample]
  var threshold: Double?
  @State private var selection: Date?

  private var minimum: Double { samples.map(\.value).min() ?? 0 }
  private var maximum: Double { samples.map(\.value).max() ?? 1 }

  var body: some View {
    Chart {
      ForEach(samples) { sample in
        LineMark(x: .value("Time", sample.date), y: .value("Price", sample.value))
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 2))
          .foregroundStyle(.green)
        AreaMark(
          x: .value("Time", sample.date), yStart: .value("Minimum", minimum),
          yEnd: .value("Price", sample.value)
        )
        .interpolationMethod(.catmullRom)
        .foregroundStyle(
          LinearGradient(
            colors: [.green.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
      }
      if let threshold {
        RuleMark(y: .value("Limit", threshold))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
          .foregroundStyle(.secondary)
          .annotation(position: .top, alignment: .leading) { Text("limit").font(.caption2) }
      }
      if let last = samples.last {
        PointMark(x: .value("Time", last.date), y: .value("Price", last.value))
          .symbolSize(30)
      } else {
        RuleMark(y: .value("None", 0))
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
          .foregroundStyle(.white.opacity(0.2))
        AxisTick()
        AxisValueLabel {
          if let price = value.as(Double.self) {
            Text(price, format: .currency(code: "EUR")).font(.system(size: 8))
          }
        }
      }
    }
    .chartYScale(domain: minimum...maximum)
    .chartXSelection(value: $selection)
    .chartPlotStyle { plot in
      plot.background(.ultraThinMaterial.opacity(0.2)).cornerRadius(4)
    }
    .frame(height: 60)
  }
}

private struct SleepMarks: ChartContent {
  let samples: [Sample]

  var body: some ChartContent {
    ForEach(samples) { sample in
      RectangleMark(
        xStart: .value("Start", sample.date),
        xEnd: .value("End", sample.date.addingTimeInterval(1_800)),
        y: .value("Stage", sample.kind), height: 8
      )
      .foregroundStyle(by: .value("Stage", sample.kind))
      .cornerRadius(4)
    }
  }
}

@MainActor
struct Zoo {
  private let samples = Sample.all
  private let isWide = true

  @ChartContentBuilder
  private func rule(at value: Int) -> some ChartContent {
    RuleMark(x: .value("x", value))
  }

  private func drawn(_ view: some View) -> DrawnChart { DrawnChart(view, width: 300, height: 120) }

  @Test("A price chart with a gradient, a limit and its own axis")
  func price() {
    let chart = drawn(PriceChart(samples: samples, threshold: 9))
    #expect(
      Set(chart.elements.map(\.kind)).isSuperset(of: [
        "LineMark", "AreaMark", "RuleMark", "PointMark",
      ]))
    #expect(chart.texts.contains("limit"))
  }

  @Test("Content of one's own with an enumeration as categories")
  func own() {
    let chart = drawn(
      Chart { SleepMarks(samples: samples) }
        .chartForegroundStyleScale([Sample.Kind.cold: Color.blue, .warm: .orange])
        .chartLegend(position: .top, alignment: .leading, spacing: 4))
    #expect(chart.frames("RectangleMark").count == 6)
    #expect(chart.texts.filter { $0 == "cold" }.count == 2, "on the axis and in the legend")
  }

  @Test("Data by key path, by identity, and in a range")
  func data() {
    #expect(
      drawn(Chart(samples) { PointMark(x: .value("t", $0.date), y: .value("v", $0.value)) })
        .frames("PointMark").count == 6)
    #expect(
      drawn(
        Chart(samples, id: \.name) { sample in
          BarMark(x: .value("n", sample.name), y: .value("v", sample.count), width: .fixed(8))
            .cornerRadius(2)
            .foregroundStyle(sample.count > 3 ? .red : .blue)
            .annotation { Text("\(sample.count)") }
        }
      ).frames("BarMark").count == 6)
    #expect(
      drawn(
        Chart(0..<4, id: \.self) { index in
          BarMark(
            x: .value("i", index), y: .value("v", Decimal(index)), width: .ratio(0.5),
            stacking: .center
          )
          .foregroundStyle(Color.accentColor.gradient)
        }
      ).frames("BarMark").count == 4)
    #expect(
      drawn(
        Chart(Array(samples.enumerated()), id: \.offset) { index, sample in
          LineMark(x: .value("i", index), y: .value("v", Float(sample.value)))
            .symbol(.circle).symbolSize(CGSize(width: 4, height: 4))
        }
      ).frames("LineMark").count == 1)
  }

  @Test("Branches, loops and availability in content")
  func branches() {
    let chart = drawn(
      Chart {
        if isWide {
          rule(at: 1)
        } else {
          BarMark(x: .value("x", 1), y: .value("y", 2))
        }
        switch samples.count {
        case 6: rule(at: 2)
        default: rule(at: 3)
        }
        if #available(iOS 17, *) {
          rule(at: 4)
        }
        AnyChartContent(rule(at: 5))
      })
    #expect(chart.frames("RuleMark").count == 4)
  }

  @Test("Several lines by series, with symbols, a scale of lines and a legend of one's own")
  func series() {
    let chart = drawn(
      Chart(samples) {
        LineMark(
          x: .value("Time", $0.date, unit: .hour), y: .value("Value", $0.value),
          series: .value("Kind", $0.kind.rawValue)
        )
        .foregroundStyle(by: .value("Kind", $0.kind))
        .symbol(by: .value("Kind", $0.kind))
        .lineStyle(by: .value("Kind", $0.kind))
        .interpolationMethod(.monotone)
      }
      .chartForegroundStyleScale(domain: Sample.Kind.allCases, range: [.red, .blue])
      .chartSymbolScale(["cold": .square, "warm": .triangle])
      .chartLineStyleScale(["cold": StrokeStyle(lineWidth: 1), "warm": StrokeStyle(dash: [2])])
      .chartLegend { HStack { Text("legend") } })
    #expect(chart.frames("LineMark").count == 2)
    #expect(chart.texts.contains("legend"))
  }

  @Test("Axes by calendar with centred labels, formats and presets")
  func axes() {
    let chart = drawn(
      Chart(samples) { BarMark(x: .value("Hour", $0.date, unit: .hour), y: .value("v", $0.value)) }
        .chartXAxis {
          AxisMarks(preset: .aligned, values: .stride(by: .hour, count: 2)) { _ in
            AxisTick(centered: true, length: 4)
            AxisValueLabel(format: .dateTime.hour(), centered: true)
              .font(.caption2.bold()).foregroundStyle(.red)
          }
          AxisMarks(position: .top, values: samples.map(\.date)) {
            AxisGridLine(centered: false)
          }
        }
        .chartYAxis {
          AxisMarks(values: .stride(by: 5)) {
            AxisValueLabel(format: Decimal.FormatStyle.number, anchor: .trailing)
          }
        }
        .chartXAxisLabel("hours", position: .bottom, alignment: .center)
        .chartYAxisLabel(position: .leading) { Text("values") })
    #expect(chart.frames("BarMark").count == 6)
    #expect(chart.texts.contains("hours") && chart.texts.contains("values"))
  }

  @Test("Sectors, bins, scales and the rest")
  func rest() {
    let bins = NumberBins(range: 0...25, desiredCount: 5)
    #expect(
      drawn(
        Chart(samples) {
          SectorMark(
            angle: .value("v", $0.value), innerRadius: .ratio(0.6), outerRadius: .inset(2),
            angularInset: 1
          )
          .foregroundStyle(by: .value("n", $0.name)).cornerRadius(3).opacity(0.9)
        }.chartLegend(.hidden).chartBackground { _ in Text("25") }
      ).texts == ["25"])
    #expect(
      drawn(
        Chart(Array(bins.indices), id: \.self) {
          BarMark(x: .value("range", bins[$0]), y: .value("count", $0 + 1))
        }.chartXScale(range: .plotDimension(padding: 4))
      ).frames("BarMark").count == bins.count)
    #expect(
      drawn(
        Chart(samples) {
          PointMark(x: .value("c", $0.count + 1), y: .value("v", $0.value + 1))
            .symbol { Image(systemName: "star.fill") }
            .offset(x: 1).zIndex(2).clipShape(Rectangle())
        }
        .chartXScale(domain: 1...10, type: .log)
        .chartYScale(domain: .automatic(includesZero: false, reversed: true))
        .chartScrollableAxes([]).chartXVisibleDomain(length: 3600)
        .chartSymbolSizeScale(range: 10...40)
      ).elements.contains { $0.kind == "PointMark" })
    #expect(
      drawn(
        Chart(samples) {
          AreaMark(x: .value("c", $0.count), y: .value("v", $0.value), stacking: .normalized)
            .foregroundStyle(by: .value("k", $0.kind.rawValue))
            .alignsMarkStylesWithPlotArea()
        }
        .chartXScale(domain: [0, 5])
        .chartXAxis { if isWide { AxisMarks() } }
      ).frames("AreaMark").count == 2)
  }
}
