import AppleFoundation

/// The position of the bin in which a value lies; the first or the last for values outside.
func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
  let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
  return min(max(above - 1, 0), max(thresholds.count - 2, 0))
}

/// Multiples of a step from the last one below a range to the first one above it.
func steps(by step: Double, over range: ClosedRange<Double>) -> [Double] {
  NiceSteps.multiples(of: step, covering: range)
}

/// Multiples of a step around a range.
func steps<Value: BinaryInteger>(
  by step: Double, over range: ClosedRange<Value>
) -> [Double] {
  steps(by: step, over: Double(range.lowerBound)...Double(range.upperBound))
}

/// Multiples of a step around a range.
func steps<Value: BinaryFloatingPoint>(
  by step: Double, over range: ClosedRange<Value>
) -> [Double] {
  steps(by: step, over: Double(range.lowerBound)...Double(range.upperBound))
}
