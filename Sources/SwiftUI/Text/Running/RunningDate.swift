/// Words that follow from a date and the time it is.
enum RunningDate: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(BoundedTimer)
  /// A format of a value that follows from the time it is.
  case sampled(FormattedInput)

  /// Whether the words change by themselves.
  var isRunning: Bool {
    switch self {
    case .date(_, let style): style != .date && style != .time
    case .range: false
    case .timer, .sampled: true
    }
  }

  /// Whether the words take the whole width that is offered, so that they need not move when they
  /// get longer. Many reports agree.
  var fillsWidth: Bool {
    switch self {
    case .date(_, let style): style == .timer
    case .range, .sampled: false
    case .timer: true
    }
  }

  /// The words at the time of the environment.
  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, let style): string(of: date, style: style, in: environment)
    case .range(let range): Self.string(of: range, in: environment)
    case .timer(let timer):
      TimerFormat(showsHours: timer.showsHours, locale: environment.locale)
        .string(seconds: timer.seconds(at: environment.now))
    case .sampled(let input): String(input.formatted(in: environment).characters)
    }
  }

  /// Words as long as any that will be shown: for a timer with an end its longest time, otherwise
  /// the words now.
  func longest(in environment: EnvironmentValues) -> String {
    guard case .timer(let timer) = self else { return string(in: environment) }
    return TimerFormat(showsHours: timer.showsHours, locale: environment.locale)
      .string(seconds: timer.greatest)
  }

  private func string(
    of date: Date, style: Text.DateStyle, in environment: EnvironmentValues
  ) -> String {
    let (locale, now) = (environment.locale, environment.now)
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    switch style.kind {
    case .time:
      return date.formatted(Self.format(date: .omitted, time: .shortened, in: environment))
    case .date:
      return date.formatted(Self.format(date: .long, time: .omitted, in: environment))
    case .relative:
      return TimeDistance(from: now, to: date, calendar: calendar).short(locale: locale)
    case .offset:
      // A date ahead has a minus (seen on devices).
      let sign = date > now ? "-" : "+"
      return sign + TimeDistance(from: now, to: date, calendar: calendar).long(locale: locale)
    case .timer:
      let left = date.timeIntervalSince(now)
      let seconds =
        left > 0 ? TimerFormat.secondsLeft(left) : TimerFormat.secondsPassed(-left)
      return TimerFormat(locale: locale).string(seconds: seconds)
    }
  }

  private static func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle,
    in environment: EnvironmentValues
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// Times on one day, days and times otherwise.
  private static func string(
    of range: ClosedRange<Date>, in environment: EnvironmentValues
  ) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone
    ).format(range.lowerBound..<range.upperBound)
  }
}
