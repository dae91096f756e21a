/// Writes a number of seconds as a timer does: `5:40`, `1:02:03`.
struct TimerFormat {
  var showsHours = true
  var locale: Locale

  /// The time of a timer that shows `seconds`, at least 0.
  func string(seconds: Int) -> String {
    let seconds = max(seconds, 0)
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    if showsHours && minutes >= 60 {
      return [number(minutes / 60, digits: 1), number(minutes % 60, digits: 2)]
        .joined(separator: ":") + ":" + number(rest, digits: 2)
    }
    return number(minutes, digits: 1) + ":" + number(rest, digits: 2)
  }

  /// A number in the digits of the locale.
  private func number(_ value: Int, digits: Int) -> String {
    value.formatted(
      IntegerFormatStyle<Int>(locale: locale).precision(.integerLength(digits...))
        .grouping(.never))
  }

  /// Time that is left: a part of a second counts as a whole one, so that zero means the end. A
  /// choice of Islet.
  static func secondsLeft(_ interval: TimeInterval) -> Int { whole(interval.rounded(.up)) }

  /// Time that has passed, in whole seconds.
  static func secondsPassed(_ interval: TimeInterval) -> Int { whole(interval.rounded(.down)) }

  /// A number of seconds that fits: a distant date is ten thousand years away at most.
  private static func whole(_ interval: TimeInterval) -> Int {
    Int(min(max(interval, 0), 400_000_000_000))
  }
}

/// A timer that runs within an interval.
struct BoundedTimer: Equatable, Sendable {
  var interval: ClosedRange<Date>
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  /// The seconds on show at a time. Before the interval and after it, the timer stands at its
  /// first and at its last value.
  func seconds(at now: Date) -> Int {
    let instant = min(
      max(pauseTime.map { min($0, now) } ?? now, interval.lowerBound), interval.upperBound)
    return countsDown
      ? TimerFormat.secondsLeft(interval.upperBound.timeIntervalSince(instant))
      : TimerFormat.secondsPassed(instant.timeIntervalSince(interval.lowerBound))
  }

  /// The greatest number of seconds it shows.
  var greatest: Int {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return countsDown ? TimerFormat.secondsLeft(length) : TimerFormat.secondsPassed(length)
  }
}
