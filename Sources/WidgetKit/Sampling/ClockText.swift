import AppleFoundation

/// Times in words as apps send them, in UTC.
enum ClockText {
  /// `9:41`
  static func time(_ date: Date) -> String {
    let minutes = Int((date.timeIntervalSince1970 / 60).rounded(.down))
    let ofDay = (minutes % 1440 + 1440) % 1440
    let minute = ofDay % 60
    return "\(ofDay / 60):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// `2026-06-01`
  static func day(_ date: Date) -> String { String(date.ISO8601Format().prefix(10)) }
}
