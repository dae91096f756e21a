/// Dates at which a view is made anew.
public protocol TimelineSchedule {
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How much is going on.
  typealias Mode = TimelineScheduleMode

  /// The dates from one on; the first may be earlier.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How much is going on on the screen.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Endless dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var upcoming: Date
    private let interval: TimeInterval

    fileprivate init(next: Date, interval: TimeInterval) {
      upcoming = next
      self.interval = interval
    }

    /// The next date.
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates, from the last one that is not later than the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, startDate > start else { return Entries(next: start, interval: interval) }
    let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(next: start + periods * interval, interval: interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The dates, from the present minute on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return .init(next: Date(timeIntervalSinceReferenceDate: minutes * 60), interval: 60)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates, from the last one that is not later than the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let all = Array(dates)
    let index = all.lastIndex { $0 <= startDate } ?? 0
    return Array(all.dropFirst(index))
  }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// Makes a schedule with a least distance in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    // Sixty times a second where nothing else is said: a choice of Islet.
    interval = minimumInterval ?? 1 / 60
  }

  /// The dates, from the start on.
  public func entries(
    from start: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    .init(next: start, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule {
  /// Dates that are given one by one.
  public static func explicit<S>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
    Self(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: Self { Self() }

  /// As often as the screen is drawn, with a least distance in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
