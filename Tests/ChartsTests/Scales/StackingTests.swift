import Testing

@testable import Charts

struct StackingTests {
  private func spans(_ values: [Double], _ method: MarkStackingMethod) -> [[Double]] {
    Stacking.spans(of: values, method: method).map { [$0.low, $0.high] }
  }

  @Test("Each value begins where the one before ended; those below zero go downwards")
  func standard() {
    #expect(spans([2, 3], .standard) == [[0, 2], [2, 5]])
    #expect(spans([2, -1, 3, -4], .standard) == [[0, 2], [0, -1], [2, 5], [-1, -5]])
  }

  @Test("Parts of a whole end at 1")
  func normalized() {
    #expect(spans([1, 3], .normalized) == [[0, 0.25], [0.25, 1]])
    #expect(spans([0, 0], .normalized) == [[0, 0], [0, 0]])
  }

  @Test("Around the centre there is as much above as below")
  func center() { #expect(spans([2, 4], .center) == [[-3, -1], [-1, 3]]) }

  @Test("What is not stacked begins at zero")
  func unstacked() { #expect(spans([2, 4], .unstacked) == [[0, 2], [0, 4]]) }
}
