import Foundation
import Testing

@testable import Charts

struct AxisValuesTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func numbers(
    _ domain: PositionScale.Domain, _ marks: AxisMarkValues = .automatic, count: Int = 4,
    type: ScaleType = .linear
  ) -> [Double] {
    AxisValues(
      domain: domain, type: type, marks: marks, desiredCount: count, calendar: calendar
    ).values().compactMap(\.scalar)
  }

  @Test("Numbers have round values from end to end")
  func round() {
    #expect(numbers(.continuous(0, 15, isDate: false)) == [0, 5, 10, 15])
    #expect(numbers(.continuous(15, 0, isDate: false)) == [0, 5, 10, 15], "reversed alike")
  }

  @Test("A wished number of values, a stride and a list are followed")
  func wishes() {
    let domain = PositionScale.Domain.continuous(0, 100, isDate: false)
    #expect(numbers(domain, .automatic(desiredCount: 3)) == [0, 50, 100])
    #expect(numbers(domain, .stride(by: 25)) == [0, 25, 50, 75, 100])
    #expect(numbers(domain, AxisMarkValues([10, 55, 120])) == [10, 55])
  }

  @Test("A logarithmic axis has powers of ten")
  func logarithmic() {
    let values = numbers(.continuous(1, 1_000, isDate: false), count: 4, type: .log)
    #expect(values.map { $0.rounded() } == [1, 10, 100, 1_000])
  }

  @Test("Categories are all there, or each second where half of them are wished")
  func categories() {
    let domain = PositionScale.Domain.categories(["A", "B", "C", "D"])
    func names(_ marks: AxisMarkValues) -> [PlotValue] {
      AxisValues(domain: domain, marks: marks, desiredCount: 2, calendar: calendar).values()
    }
    #expect(names(.automatic).count == 4)
    #expect(names(.automatic(desiredCount: 2)) == [.category("A"), .category("C")])
    #expect(names(AxisMarkValues(["D", "X"])) == [.category("D")])
  }

  struct Dates: CustomTestStringConvertible {
    var span: Double
    var count: Int
    var stride: DateStride
    var testDescription: String { "\(span) s in \(count)" }
  }

  @Test(
    "Dates have the step of a clock or a calendar that comes nearest",
    arguments: [
      Dates(span: 60, count: 4, stride: DateStride(unit: .second, count: 15)),
      Dates(span: 3_600, count: 4, stride: DateStride(unit: .minute, count: 15)),
      Dates(span: 86_400, count: 4, stride: DateStride(unit: .hour, count: 6)),
      Dates(span: 7 * 86_400, count: 4, stride: DateStride(unit: .day, count: 2)),
      Dates(span: 28 * 86_400, count: 4, stride: DateStride(unit: .weekOfYear, count: 1)),
      Dates(span: 365 * 86_400, count: 4, stride: DateStride(unit: .month, count: 3)),
    ])
  func strides(_ test: Dates) {
    #expect(DateStride.automatic(over: test.span, desiredCount: test.count) == test.stride)
  }

  @Test("Steps of several units begin with the larger unit")
  func quarters() {
    // 1 January 2001, from 0:10 to 1:05.
    let values = numbers(
      .continuous(600, 3_900, isDate: true), .stride(by: .minute, count: 15))
    #expect(values == [900, 1_800, 2_700, 3_600])
  }

  @Test("Days begin at midnight of the time zone")
  func days() {
    let values = numbers(.continuous(3_600, 3 * 86_400, isDate: true), .stride(by: .day))
    #expect(values == [86_400, 172_800, 259_200])
  }
}
