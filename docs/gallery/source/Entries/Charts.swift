import Charts
import SwiftUI

private struct Sale: Identifiable {
  var day: String
  var amount: Double
  var shop: String

  var id: String { day + shop }

  static let all: [Sale] = [
    Sale(day: "Mo", amount: 20, shop: "A"), Sale(day: "Tu", amount: 35, shop: "A"),
    Sale(day: "We", amount: 28, shop: "A"), Sale(day: "Mo", amount: 12, shop: "B"),
    Sale(day: "Tu", amount: 18, shop: "B"), Sale(day: "We", amount: 30, shop: "B"),
  ]
}

private let prices = [12.0, 14, 13, 17, 16, 21, 19, 23]
private let morning = Date(timeIntervalSince1970: 1_780_300_800)

extension Gallery {
  static var charts: GallerySection {
    var section = GallerySection("Charts")
    let sales = Sale.all
    section.show("Chart") {
      Chart(sales.prefix(3)) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.amount)) }
    }
    section.show("BarMark, stacked") {
      Chart(sales) {
        BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.amount))
          .foregroundStyle(by: .value("Shop", $0.shop))
      }
    }
    section.show("BarMark, side by side") {
      Chart(sales) {
        BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.amount))
          .foregroundStyle(by: .value("Shop", $0.shop))
          .position(by: .value("Shop", $0.shop))
      }
      .chartLegend(.hidden)
    }
    section.show("BarMark, lying") {
      Chart(sales.prefix(3)) {
        BarMark(x: .value("Sales", $0.amount), y: .value("Day", $0.day)).cornerRadius(3)
      }
    }
    section.show("BarMark, normalized") {
      Chart(sales) {
        BarMark(
          x: .value("Day", $0.day), y: .value("Sales", $0.amount), stacking: .normalized
        )
        .foregroundStyle(by: .value("Shop", $0.shop))
      }
      .chartLegend(.hidden)
    }
    section.show("LineMark") {
      Chart(prices.indices, id: \.self) {
        LineMark(
          x: .value("Time", morning.addingTimeInterval(Double($0) * 1_800)),
          y: .value("Price", prices[$0]))
      }
    }
    section.show("LineMark, two series") {
      Chart(sales) {
        LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.amount))
          .foregroundStyle(by: .value("Shop", $0.shop))
          .symbol(by: .value("Shop", $0.shop))
      }
    }
    section.show("AreaMark") {
      Chart(prices.indices, id: \.self) {
        AreaMark(x: .value("x", $0), y: .value("y", prices[$0]))
          .interpolationMethod(.catmullRom)
          .foregroundStyle(
            .linearGradient(
              colors: [.green, .green.opacity(0)], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("x", $0), y: .value("y", prices[$0]))
          .interpolationMethod(.catmullRom).foregroundStyle(.green)
      }
      .chartXAxis(.hidden)
    }
    section.show("AreaMark, range") {
      Chart(prices.indices, id: \.self) {
        AreaMark(
          x: .value("x", $0), yStart: .value("low", prices[$0] - 4),
          yEnd: .value("high", prices[$0] + 4)
        )
        .opacity(0.4)
      }
      .chartYScale(domain: 0...30)
    }
    section.show("PointMark", "symbolSize") {
      Chart(prices.indices, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", prices[$0])).symbolSize(60)
      }
    }
    section.show("RuleMark", "lineStyle") {
      Chart {
        ForEach(sales.prefix(3)) {
          BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.amount))
        }
        RuleMark(y: .value("Goal", 25)).foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .annotation(position: .top, alignment: .leading) { Text("goal").font(.caption2) }
      }
    }
    section.show("RectangleMark") {
      Chart(0..<15, id: \.self) {
        RectangleMark(x: .value("x", "\($0 % 5)"), y: .value("y", "\($0 / 5)"))
          .foregroundStyle(by: .value("Heat", $0))
      }
      .chartLegend(.hidden)
    }
    section.show("SectorMark") {
      Chart(sales.prefix(3)) {
        SectorMark(angle: .value("Sales", $0.amount), innerRadius: .ratio(0.6), angularInset: 1)
          .foregroundStyle(by: .value("Day", $0.day)).cornerRadius(3)
      }
      .chartLegend(position: .trailing)
    }
    return section
  }

  static var marks: GallerySection {
    var section = GallerySection("Axes and scales of charts")
    section.show("chartXAxis", "AxisMarks", "AxisGridLine", "AxisTick", "AxisValueLabel") {
      Chart(prices.indices, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", prices[$0]))
      }
      .chartXAxis {
        AxisMarks(values: [0, 3, 6]) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2])).foregroundStyle(.orange)
          AxisTick(length: 5)
          AxisValueLabel("no \(value.index)")
        }
      }
    }
    section.show("chartYAxis") {
      Chart(prices.indices, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", prices[$0]))
      }
      .chartYAxis {
        AxisMarks(format: .currency(code: "EUR"), position: .leading, values: [0, 10, 20])
      }
    }
    section.show("chartYScale") {
      Chart(prices.indices, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", prices[$0]))
      }
      .chartYScale(domain: 10...25)
    }
    section.show("chartXScale") {
      Chart(prices.indices, id: \.self) {
        PointMark(x: .value("x", pow(2, Double($0))), y: .value("y", prices[$0]))
      }
      .chartXScale(type: .log)
    }
    section.show("chartLegend") {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.amount))
          .foregroundStyle(by: .value("Shop", $0.shop))
      }
      .chartLegend(position: .top, alignment: .trailing)
    }
    section.show("chartForegroundStyleScale") {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.amount))
          .foregroundStyle(by: .value("Shop", $0.shop))
      }
      .chartForegroundStyleScale(["A": .pink, "B": .indigo])
    }
    section.show("chartPlotStyle") {
      Chart(prices.indices, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", prices[$0]))
      }
      .chartPlotStyle { $0.background(.yellow.opacity(0.2)).border(.yellow) }
    }
    section.show("interpolationMethod") {
      Chart {
        ForEach(prices.indices, id: \.self) {
          LineMark(
            x: .value("x", $0), y: .value("y", prices[$0]), series: .value("s", "step")
          )
          .interpolationMethod(.stepCenter).foregroundStyle(.orange)
        }
        ForEach(prices.indices, id: \.self) {
          LineMark(
            x: .value("x", $0), y: .value("y", prices[$0] - 8), series: .value("s", "monotone")
          )
          .interpolationMethod(.monotone)
        }
      }
    }
    section.show("chartXAxisLabel, chartYAxisLabel") {
      Chart(prices.indices, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", prices[$0]))
      }
      .chartXAxisLabel("hours").chartYAxisLabel("price")
    }
    section.show("annotation") {
      Chart(Sale.all.prefix(3)) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))
          .annotation { Text("\(Int(sale.amount))").font(.caption2) }
      }
      .chartYAxis(.hidden).chartYScale(domain: 0...50)
    }
    return section
  }
}
