import Testing

@testable import Charts

/// The steps of axes are 1, 2 or 5 times a power of ten, the one by whose number of intervals the
/// wish is met most nearly by ratio.
struct NiceStepsTests {
  struct Case: CustomTestStringConvertible {
    var span: Double
    var count: Int
    var step: Double
    var testDescription: String { "\(span) in \(count)" }
  }

  @Test(
    "The step is the round number nearest to the span over the intervals",
    arguments: [
      // 15 / 3 = 5.
      Case(span: 15, count: 4, step: 5),
      // 85 / 5 = 17, and 20/17 = 1.18 is nearer than 17/10.
      Case(span: 85, count: 6, step: 20),
      // 100 / 3 = 33.3, and 50/33.3 = 1.5 is nearer than 33.3/20 = 1.67.
      Case(span: 100, count: 4, step: 50),
      // 7 / 2 = 3.5, and 5/3.5 = 1.43 is nearer than 3.5/2 = 1.75.
      Case(span: 7, count: 3, step: 5),
      // 0.9 / 3 = 0.3, and 0.3/0.2 = 1.5 is nearer than 0.5/0.3 = 1.67.
      Case(span: 0.9, count: 4, step: 0.2),
      // 8000 / 1.
      Case(span: 8_000, count: 2, step: 10_000),
      // There is no step of no span.
      Case(span: 0, count: 4, step: 1),
    ])
  func steps(_ test: Case) {
    #expect(abs(NiceSteps.step(over: test.span, desiredCount: test.count) - test.step) < 1e-12)
  }

  @Test("A step is not smaller than the least one wished, and round")
  func minimum() {
    #expect(NiceSteps.step(over: 1, desiredCount: 5, minimum: 1) == 1)
    #expect(NiceSteps.step(over: 10, desiredCount: 11, minimum: 3) == 5)
  }

  @Test("A range is widened to whole steps on the sides that are wished")
  func widening() {
    #expect(NiceSteps.widened(3...12, to: 5) == 0...15)
    #expect(NiceSteps.widened(3...12, to: 5, lower: false) == 3...15)
    #expect(NiceSteps.widened(-3...12, to: 5, upper: false) == -5...12)
    #expect(NiceSteps.widened(0...0.6, to: 0.2).upperBound == 0.6000000000000001)
  }

  @Test("Values are multiples of the step inside of the range")
  func multiples() {
    #expect(NiceSteps.multiples(of: 5, in: 0...15) == [0, 5, 10, 15])
    #expect(NiceSteps.multiples(of: 5, in: 1...14) == [5, 10])
    #expect(NiceSteps.multiples(of: 0, in: 0...10).isEmpty)
    #expect(NiceSteps.multiples(of: 1e-6, in: 0...10).isEmpty, "ten million are a mistake")
  }

  @Test("A step has the decimals it needs", arguments: [(20.0, 0), (0.5, 1), (0.25, 2), (0.1, 1)])
  func decimals(_ step: Double, _ count: Int) { #expect(NiceSteps.decimals(of: step) == count) }
}
