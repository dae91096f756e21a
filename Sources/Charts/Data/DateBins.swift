import AppleFoundation

/// Spans of time that data are counted in. Apple's interface.
public struct DateBins {
  /// When bins begin, and when the last one ends, in rising order.
  public let thresholds: [Date]

  /// Makes bins between dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Makes bins of a length in seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let seconds =
      range.lowerBound
      .timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
    self.init(
      thresholds: steps(by: timeInterval, over: seconds).map(
        Date.init(timeIntervalSinceReferenceDate:)))
  }

  /// Makes bins of units of a calendar that cover a range.
  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    self.init(
      thresholds: DateStride(unit: unit, count: value).dates(
        covering: range, in: calendar))
  }

  /// Makes about as many bins as wished.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let stride = DateStride.automatic(
      over: range.upperBound.timeIntervalSince(range.lowerBound), desiredCount: desiredCount)
    self.init(thresholds: stride.dates(covering: range, in: calendar))
  }

  /// Makes about as many bins as wished, which hold all data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// The position of the bin in which a date lies; the first or the last for dates outside.
  public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// A bin.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }
}
