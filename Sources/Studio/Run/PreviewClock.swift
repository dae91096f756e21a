import Foundation

/// The time at which everything is drawn.
package enum PreviewClock: Equatable, Sendable {
  /// The time of every run for which nobody sets a clock, so that pictures are equal from run to
  /// run: 9:41 on 1 June 2026, UTC. A choice of Islet.
  case standard
  /// A time that the person gave.
  case given(Date)
  /// The real time when the run began.
  case system(Date)

  package var now: Date {
    switch self {
    case .standard: Date(timeIntervalSince1970: 1_780_306_860)
    case .given(let date), .system(let date): date
    }
  }

  /// The clock that a person means by `text`: `now`, seconds since 1970 after an `@`, or a date in
  /// ISO 8601 such as `2026-06-01T09:41:00+02:00`. Without a time it is midnight, without a zone it
  /// is UTC. Nil when it is none of these.
  package init?(_ text: String, realTime: Date) {
    if text == "now" {
      self = .system(realTime)
    } else if text.hasPrefix("@") {
      guard let seconds = Double(text.dropFirst()), abs(seconds) <= 253_402_300_799 else {
        return nil
      }
      self = .given(Date(timeIntervalSince1970: seconds))
    } else {
      guard let date = Self.date(iso8601: text) else { return nil }
      self = .given(date)
    }
  }

  private static func date(iso8601 text: String) -> Date? {
    let form =
      /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?/
    guard let match = text.wholeMatch(of: form)?.output else { return nil }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    let components = DateComponents(
      year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4),
      minute: number(match.5), second: number(match.6))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard components.isValidDate(in: calendar), let date = calendar.date(from: components),
      let offset = offset(match.8)
    else { return nil }
    let fraction = match.7.flatMap { Double("0\($0)") } ?? 0
    return date.addingTimeInterval(fraction - Double(offset))
  }

  /// Seconds east of UTC of `Z`, `+02:00`, `-0330`, or nothing.
  private static func offset(_ zone: Substring?) -> Int? {
    guard let zone, zone != "Z" else { return 0 }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours <= 14,
      minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (zone.first == "-" ? -1 : 1)
  }

  /// `1 June 2026, 09:41 UTC`, as headings name the clock.
  package var title: String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let stamp = ISO8601Stamp(now)
    return "\(stamp.day) \(months[stamp.month - 1]) \(stamp.year), \(stamp.time) UTC"
  }

  /// The clock as summaries name it.
  package var words: String {
    let stamp = ISO8601Stamp(now)
    switch self {
    case .standard: return "\(stamp) (the standard clock; --now sets another)"
    case .given: return "\(stamp)"
    case .system: return "\(stamp) (the real time)"
    }
  }
}
