extension SystemFormatStyle {
  /// A timer that runs within an interval: `4:32`, `1:23:45`. Apple's interface.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private var clock: ClockFormat

    /// A timer that counts up from zero.
    ///
    /// - Parameters:
    ///   - interval: When the timer runs.
    ///   - showsHours: Whether more than an hour is shown in hours, rather than in minutes.
    ///   - maxFieldCount: How many of hours, minutes, seconds and fractions are shown at most.
    ///   - maxPrecision: The shortest time that makes a difference.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        padsFirstField: false, locale: .autoupdatingCurrent)
    }

    /// A timer that counts down to zero.
    ///
    /// - Parameters:
    ///   - interval: When the timer runs.
    ///   - showsHours: Whether more than an hour is shown in hours, rather than in minutes.
    ///   - maxFieldCount: How many of hours, minutes, seconds and fractions are shown at most.
    ///   - maxPrecision: The shortest time that makes a difference.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        padsFirstField: false, locale: .autoupdatingCurrent)
    }

    /// The timer at a time.
    public func format(_ input: Date) -> AttributedString {
      let instant = min(max(input, interval.lowerBound), interval.upperBound)
      let step = clock.maxPrecision / .seconds(1)
      let shown: TimeInterval
      if countsDown {
        // Time that is left is rounded up, so that zero means the end.
        let left = interval.upperBound.timeIntervalSince(instant)
        shown = step > 0 ? (left / step).rounded(.up) * step : left
      } else {
        shown = instant.timeIntervalSince(interval.lowerBound)
      }
      return AttributedString(clock.string(.seconds(shown)))
    }

    /// The timer in the digits of a locale.
    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.clock.locale = locale
      return copy
    }

    /// The last time at which something else was shown.
    public func discreteInput(before input: Date) -> Date? {
      input > interval.lowerBound ? input.addingTimeInterval(-clock.step) : nil
    }

    /// The next time at which something else will be shown.
    public func discreteInput(after input: Date) -> Date? {
      input < interval.upperBound ? input.addingTimeInterval(clock.step) : nil
    }
  }
}

extension ClockFormat {
  /// The seconds after which another time is shown.
  var step: TimeInterval { max(maxPrecision / .seconds(1), 0.01) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A timer that counts up from zero.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A timer that counts down to zero.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
