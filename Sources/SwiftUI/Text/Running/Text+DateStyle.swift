extension Text {
  /// How a date is shown. Apple's interface.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far away it is, in the two largest units: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// How long ago it is, in the largest unit: `+2 hours`, or `-3 months` ahead of time.
    public static let offset = DateStyle(kind: .offset)
    /// A timer that counts down to the date and then up: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date, which changes as time passes.
  public init(_ date: Date, style: DateStyle) { self.init(.running(.date(date, style))) }

  /// Makes a text of two times or days with a dash between them.
  public init(_ dates: ClosedRange<Date>) { self.init(.running(.range(dates))) }

  /// Makes a text of the beginning and the end of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Makes a text of a timer that runs within an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: When the timer runs.
  ///   - pauseTime: When the timer stands still; nil lets it run.
  ///   - countsDown: Whether the time that is left is shown, rather than that which has passed.
  ///   - showsHours: Whether more than an hour is shown in hours, rather than in minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = BoundedTimer(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
      showsHours: showsHours)
    self.init(.running(.timer(timer)))
  }
}
