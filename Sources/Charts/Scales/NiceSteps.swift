import AppleFoundation

/// Round numbers for axes. That steps are 1, 2 or 5 times a power of ten is a choice: Apple's
/// pictures show such steps, its documentation does not say which there are.
enum NiceSteps {
  /// The step for which a span has most nearly a number of intervals.
  ///
  /// - Parameters:
  ///   - desiredCount: How many values are wished, one more than there are intervals.
  ///   - minimum: The least step; 0 for any.
  static func step(over span: Double, desiredCount: Int, minimum: Double = 0) -> Double {
    guard span > 0, span.isFinite else { return max(minimum, 1) }
    let rough = span / Double(max(desiredCount - 1, 1))
    let magnitude = pow(10, floor(log10(rough)))
    let candidates = [1, 2, 5, 10].map { $0 * magnitude }
    // The nearest by ratio, so that neither much more nor much fewer values than wished appear.
    let nearest =
      candidates.min { abs(log($0 / rough)) < abs(log($1 / rough)) } ?? magnitude
    guard nearest < minimum else { return nearest }
    let least = pow(10, floor(log10(minimum)))
    return [1, 2, 5, 10].map { $0 * least }.first { $0 >= minimum * (1 - 1e-9) } ?? minimum
  }

  /// The range, widened to whole steps.
  static func widened(
    _ range: ClosedRange<Double>, to step: Double, lower: Bool = true, upper: Bool = true
  ) -> ClosedRange<Double> {
    guard step > 0, step.isFinite else { return range }
    let low = lower ? floor(range.lowerBound / step + 1e-9) * step : range.lowerBound
    let high = upper ? ceil(range.upperBound / step - 1e-9) * step : range.upperBound
    return low <= high ? low...high : range
  }

  /// The multiples of a step inside a range. More than a thousand would be a mistake of the
  /// caller's and are not made.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = ceil(range.lowerBound / step - 1e-9)
    let last = floor(range.upperBound / step + 1e-9)
    guard last >= first, last - first <= 1_000 else { return [] }
    // Each is a product of its own, so that no error of rounding grows along the axis.
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The multiples of a step from the last one at or below a range to the first at or above it.
  static func multiples(of step: Double, covering range: ClosedRange<Double>) -> [Double] {
    multiples(of: step, in: widened(range, to: step))
  }

  /// How many decimals the multiples of a step have.
  static func decimals(of step: Double) -> Int {
    guard step > 0, step.isFinite else { return 0 }
    for count in 0...8 {
      let scaled = step * pow(10, Double(count))
      if abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1e-6) { return count }
    }
    return 8
  }
}
