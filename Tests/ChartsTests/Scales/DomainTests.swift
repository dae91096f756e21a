import Foundation
import Testing

@testable import Charts

struct DomainTests {
  struct Case: CustomTestStringConvertible {
    var values: [Double]
    var lower: Double
    var upper: Double
    var includesZero: Bool?
    var why: String
    var testDescription: String { why }
  }

  /// Apple, "ScaleDomain": number scales include zero whatever the marks are; pictures show 5 to
  /// 15 on an axis to 15 and 12 to 85 on one to 100.
  @Test(
    "A domain of numbers holds zero and ends with whole steps",
    arguments: [
      Case(values: [5, 10, 15], lower: 0, upper: 15, why: "Apple's bars: a step of 5"),
      Case(values: [12, 20, 50, 70, 85], lower: 0, upper: 100, why: "Apple's dots: a step of 20"),
      Case(values: [-3, 12], lower: -5, upper: 15, why: "both sides of zero, a step of 5"),
      Case(values: [-30, -10], lower: -30, upper: 0, why: "below zero, a step of 10"),
      Case(values: [0, 0], lower: 0, upper: 1, why: "nothing but zero"),
      Case(values: [], lower: 0, upper: 1, why: "no data"),
      Case(values: [.nan, 4], lower: 0, upper: 4, why: "what is no number does not count"),
      Case(
        values: [61, 64], lower: 61, upper: 64, includesZero: false,
        why: "without zero, a step of 1"),
      Case(
        values: [10, 10], lower: 4, upper: 16, includesZero: false,
        why: "one value has half of itself on either side: 5 to 15, a step of 2"),
    ])
  func numbers(_ test: Case) {
    let domain = DomainInference(
      values: test.values.map { .number($0) },
      request: test.includesZero.map {
        .automatic(includesZero: $0, isReversed: false, change: nil)
      }, desiredCount: 5
    ).domain()
    #expect(domain == .continuous(test.lower, test.upper, isDate: false))
  }

  @Test("A domain of dates ends with the data")
  func dates() {
    let domain = DomainInference(values: [.date(70), .date(10)], desiredCount: 5).domain()
    #expect(domain == .continuous(10, 70, isDate: true))
  }

  @Test("Categories are in the order of the data, each once")
  func categories() {
    let domain = DomainInference(
      values: [.category("B"), .category("A"), .category("B")], desiredCount: 5
    ).domain()
    #expect(domain == .categories(["B", "A"]))
  }

  @Test("Numbers on a scale of categories are named")
  func numbersAsCategories() {
    let domain = DomainInference(
      values: [.number(2), .number(1.5)], type: .category, desiredCount: 5
    ).domain()
    #expect(domain == .categories(["2", "1.5"]))
  }

  @Test("A logarithmic domain goes from one power of ten to another and has no zero")
  func logarithmic() {
    let domain = DomainInference(
      values: [.number(0), .number(30), .number(4_000)], type: .log, desiredCount: 5
    ).domain()
    guard case .continuous(let lower, let upper, false) = domain else {
      Issue.record("\(domain)")
      return
    }
    #expect(abs(lower - 10) < 1e-9 && abs(upper - 10_000) < 1e-6)
  }

  @Test("A wished domain is taken as it is, reversed where its first value is the greater")
  func wished() {
    let domain = DomainInference(
      values: [.number(5)], request: .values([.number(97), .number(3)]), desiredCount: 5
    ).domain()
    #expect(domain == .continuous(97, 3, isDate: false))
  }

  @Test("A reversed automatic domain has its ends exchanged")
  func reversed() {
    let domain = DomainInference(
      values: [.number(5)],
      request: .automatic(includesZero: nil, isReversed: true, change: nil), desiredCount: 2
    ).domain()
    #expect(domain == .continuous(5, 0, isDate: false))
  }
}
