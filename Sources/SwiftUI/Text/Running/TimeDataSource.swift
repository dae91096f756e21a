/// A value that follows from the time it is. Apple's interface.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
  /// What two equal sources have in common.
  let identity: Identity

  enum Identity: Hashable, Sendable {
    case now
    case rangeFrom(Date)
    case rangeTo(Date)
    case offset(Date)
  }

  private init(_ identity: Identity, value: @escaping @Sendable (Date) -> Value) {
    self.identity = identity
    self.value = value
  }
}

extension TimeDataSource where Value == Date {
  /// The time it is.
  public static var currentDate: TimeDataSource<Date> { .init(.now) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now; empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(.rangeFrom(date)) { date..<max(date, $0) }
  }

  /// From now to a date; empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(.rangeTo(date)) { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date was; negative ahead of it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init(.offset(date)) { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Makes a text of a value that follows from the time it is, and a format.
  ///
  /// Such a text is as wide as its words, unlike the older timers: a choice of Islet.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(.running(.sampled(FormattedInput(source, format: format) { AttributedString($0) })))
  }

  /// Makes a text of a value that follows from the time it is, and a format.
  ///
  /// Such a text is as wide as its words, unlike the older timers: a choice of Islet.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(.running(.sampled(FormattedInput(source, format: format) { $0 })))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value that follows from the time it is, in a format.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// A value that follows from the time it is, in a format.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
