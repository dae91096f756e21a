extension SystemFormatStyle {
  /// A date in the most natural words for a time: `in 5 minutes`, `tomorrow`, `June 2019`. Apple's
  /// interface.
  ///
  /// Source: Apple's documentation of the style, and its binaries. Apple shortens the words where
  /// they do not fit; Islet truncates them.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent
    private var timeZone = TimeZone.autoupdatingCurrent

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - date: The date that is spoken of.
    ///   - allowedFields: The units that may appear; the threshold may in any case.
    ///   - maxFieldCount: How many units a date by name has at most.
    ///   - thresholdField: Times in the same next larger allowed unit as the date speak of it by
    ///     its distance, others by its name.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields.union([thresholdField])
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    /// The date in the words of another time.
    public func format(_ input: Date) -> AttributedString {
      AttributedString(isNear(input) ? distance(from: input) : name(at: input))
    }

    /// The style in the words of a locale.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The style with the units of a calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
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

extension SystemFormatStyle.DateReference {
  private var fields: [DateField] { DateField.ordered(allowedFields) }

  /// A time a unit of the smallest kind later, or earlier.
  private func next(_ input: Date, _ count: Int) -> Date? {
    fields.last.flatMap {
      calendar.date(byAdding: $0.unit.component, value: count, to: input)
    }
  }

  /// Whether a time lies in the same unit above the threshold as the date: with days and months, in
  /// the same month. The largest unit allowed has no end.
  private func isNear(_ input: Date) -> Bool {
    guard let index = fields.firstIndex(where: { $0.field == thresholdField }), index > 0 else {
      return true
    }
    return calendar.isDate(input, equalTo: date, toGranularity: fields[index - 1].unit.component)
  }

  private func distance(from input: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: .named, unitsStyle: .wide,
      locale: locale, calendar: calendar, capitalizationContext: .unknown
    ).format(input)
  }

  /// The units from the first one on that differs from the time's.
  private func name(at input: Date) -> String {
    let first =
      fields.firstIndex {
        calendar.component($0.unit.component, from: date)
          != calendar.component($0.unit.component, from: input)
      } ?? fields.count - 1
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    for field in fields.dropFirst(first).prefix(max(maxFieldCount, 1)) {
      switch field {
      case .year: style = style.year()
      case .month: style = style.month(.wide)
      case .week: style = style.week()
      case .day: style = style.weekday(.wide).day()
      case .hour: style = style.hour()
      case .minute: style = style.minute(.twoDigits)
      case .second: style = style.second(.twoDigits)
      }
    }
    return style.format(date)
  }
}

extension SystemFormatStyle.DateReference: EnvironmentalFormat {
  func adapted(to environment: EnvironmentValues) -> Self {
    guard calendar == .autoupdatingCurrent else { return self }
    var copy = self
    copy.calendar = environment.calendar
    copy.calendar.timeZone = environment.timeZone
    copy.timeZone = environment.timeZone
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date in the most natural words for a time.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
