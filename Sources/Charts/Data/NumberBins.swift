import AppleFoundation

/// Ranges of numbers that data are counted in. Apple's interface.
public struct NumberBins<Value: Plottable & Comparable> {
  /// Where bins begin, and where the last one ends, in rising order.
  public let thresholds: [Value]

  /// Makes bins between thresholds.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The position of the bin in which a value lies; the first or the last for values outside.
  public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Makes bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(thresholds: steps(by: Double(size), over: range).map { Value($0) })
  }

  /// Makes a number of bins of equal size.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * size })
  }

  /// Makes about as many bins as wished, with round thresholds.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = NiceSteps.step(
      over: Double(range.upperBound) - Double(range.lowerBound), desiredCount: desiredCount,
      minimum: Double(minimumStride))
    self.init(thresholds: steps(by: step, over: range).map { Value($0) })
  }

  /// Makes about as many bins as wished, which hold all data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 0), desiredCount: desiredCount ?? 10,
      minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Makes bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(thresholds: steps(by: Double(size), over: range).map { Self.whole($0, in: range) })
  }

  /// Makes a number of bins of equal size.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (Double(range.upperBound) - Double(range.lowerBound)) / Double(Swift.max(count, 1))
    self.init(
      thresholds: (0...Swift.max(count, 1)).map {
        Self.whole(Double(range.lowerBound) + Double($0) * size, in: range)
      })
  }

  /// Makes about as many bins as wished, with round thresholds.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let step = NiceSteps.step(
      over: Double(range.upperBound) - Double(range.lowerBound), desiredCount: desiredCount,
      minimum: Double(minimumStride))
    self.init(thresholds: steps(by: step, over: range).map { Self.whole($0, in: range) })
  }

  /// Makes about as many bins as wished, which hold all data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 0), desiredCount: desiredCount ?? 10,
      minimumStride: minimumStride)
  }

  /// The whole number; where the type has none so large, the end of the range.
  private static func whole(_ number: Double, in range: ClosedRange<Value>) -> Value {
    Value(exactly: number.rounded())
      ?? (number < 0 ? range.lowerBound : range.upperBound)
  }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// A bin.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }
}
