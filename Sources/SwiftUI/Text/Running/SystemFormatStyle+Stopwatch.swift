extension SystemFormatStyle {
  /// A stopwatch that counts up from a date: `00:05.23`. Apple's interface.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private var clock: ClockFormat

    /// Makes a stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: When the stopwatch was started; it shows zero before.
    ///   - showsHours: Whether more than an hour is shown in hours, rather than in minutes.
    ///   - maxFieldCount: How many of hours, minutes, seconds and fractions are shown at most.
    ///   - maxPrecision: The shortest time that makes a difference.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        padsFirstField: true, locale: .autoupdatingCurrent)
    }

    /// The stopwatch at a time.
    public func format(_ input: Date) -> AttributedString {
      // Distances of dates carry noise, which rounding down would turn into a hundredth less.
      let microseconds = (max(input.timeIntervalSince(start), 0) * 1e6).rounded()
      return AttributedString(clock.string(.seconds(microseconds / 1e6)))
    }

    /// The stopwatch in the digits of a locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.clock.locale = locale
      return copy
    }

    /// The last time at which something else was shown.
    public func discreteInput(before input: Date) -> Date? {
      input > start ? input.addingTimeInterval(-clock.step) : nil
    }

    /// The next time at which something else will be shown.
    public func discreteInput(after input: Date) -> Date? {
      max(input, start).addingTimeInterval(clock.step)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A stopwatch that counts up from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
