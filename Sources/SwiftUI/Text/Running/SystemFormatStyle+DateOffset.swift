extension SystemFormatStyle {
  /// How far a date is from another one: `3 minutes, 42 seconds`, or `5:32`. Apple's interface.
  ///
  /// Source: Apple's documentation of the style, and its binaries. Apple shortens the words where
  /// they do not fit; Islet truncates them.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - anchor: The date from which is counted.
    ///   - allowedFields: The units that may appear.
    ///   - maxFieldCount: How many units are shown at most.
    ///   - sign: When a sign is shown; the automatic one marks dates before the anchor.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// The distance of a date from the anchor.
    public func format(_ input: Date) -> AttributedString {
      let shown = shownFields(for: input)
      return AttributedString(signText(for: input, shown: shown) + words(for: input, shown: shown))
    }

    /// The style in the words of a locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The style with the units of a calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// The last time at which something else was shown.
    public func discreteInput(before input: Date) -> Date? { next(input, -1) }

    /// The next time at which something else will be shown.
    public func discreteInput(after input: Date) -> Date? { next(input, 1) }
  }
}

extension SystemFormatStyle.DateOffset {
  /// A time a unit of the smallest kind later, or earlier.
  private func next(_ input: Date, _ count: Int) -> Date? {
    let smallest = shownFields(for: input).last ?? .second
    return calendar.date(byAdding: smallest.unit.component, value: count, to: input)
  }

  /// The distance in whole seconds, without its sign.
  private func seconds(to input: Date) -> TimeInterval {
    abs(input.timeIntervalSince(anchor)).rounded(.down)
  }

  private func counts(to input: Date) -> DateComponents {
    let start = min(anchor, input)
    return calendar.dateComponents(
      Set(DateField.ordered(allowedFields).map(\.unit.component)), from: start,
      to: start.addingTimeInterval(seconds(to: input)))
  }

  /// The largest unit that is not zero and those below it, as many as are wanted.
  private func shownFields(for input: Date) -> [DateField] {
    let fields = DateField.ordered(allowedFields)
    let counts = counts(to: input)
    let first = fields.firstIndex { (counts.value(for: $0.unit.component) ?? 0) != 0 }
    return Array(fields.dropFirst(first ?? fields.count - 1).prefix(max(maxFieldCount, 1)))
  }

  /// Minutes and seconds, or hours, minutes and seconds, all of them wanted, are shown as on a clock.
  private var isClock: Bool {
    maxFieldCount == 2 && allowedFields == [.minute, .second]
      || maxFieldCount == 3 && allowedFields == [.hour, .minute, .second]
  }

  private func words(for input: Date, shown: [DateField]) -> String {
    let seconds = seconds(to: input)
    if isClock {
      return TimerFormat(showsHours: allowedFields.contains(.hour), locale: locale)
        .string(seconds: TimerFormat.secondsPassed(seconds))
    }
    let units = Set(shown.compactMap(\.durationUnit))
    if units.count < shown.count { return calendarWords(for: input, shown: shown) }
    let allowed: Set<Duration.UnitsFormatStyle.Unit> = units.isEmpty ? [.seconds] : units
    return Duration.seconds(seconds).formatted(
      .units(
        allowed: allowed, width: .wide,
        maximumUnitCount: max(maxFieldCount, 1), zeroValueUnits: .show(length: 1),
        fractionalPart: .hide(rounded: .towardZero)
      ).locale(locale))
  }

  private func calendarWords(for input: Date, shown: [DateField]) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = NSCalendar.Unit(shown.map(\.unit.option))
    let start = min(anchor, input)
    return formatter.string(from: start, to: start.addingTimeInterval(seconds(to: input))) ?? ""
  }

  private func signText(for input: Date, shown: [DateField]) -> String {
    let isBefore = input < anchor
    let isShown: Bool
    switch sign {
    case .never: isShown = false
    case .automatic: isShown = isBefore
    case .always(includingZero: true): isShown = true
    default:
      let counts = counts(to: input)
      isShown = shown.contains { (counts.value(for: $0.unit.component) ?? 0) != 0 }
    }
    guard isShown else { return "" }
    let number = IntegerFormatStyle<Int>(locale: locale)
    return (isBefore ? -1 : 1).formatted(number.sign(strategy: .always()))
      .replacing(1.formatted(number), with: "")
  }
}

extension SystemFormatStyle.DateOffset: EnvironmentalFormat {
  func adapted(to environment: EnvironmentValues) -> Self {
    guard calendar == .autoupdatingCurrent else { return self }
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    return self.calendar(calendar)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
