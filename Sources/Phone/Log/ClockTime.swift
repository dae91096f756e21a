import Foundation

/// A time of day in 24 hours: `10:02`, `10:02:05` or `10:02:05.250`. Seconds are left out when they
/// are zero.
package struct ClockTime: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ date: Date, secondsFromGMT: Int = 0) {
    let day = 86_400_000
    let instant = (date.timeIntervalSinceReferenceDate + Double(secondsFromGMT)) * 1_000
    // The guard is for dates beyond the range of whole numbers, which have no time of day.
    guard abs(instant) < 1e17 else {
      description = "an unimaginable time"
      return
    }
    let milliseconds = ((Int(instant.rounded()) % day) + day) % day
    let seconds = milliseconds / 1_000
    var text = "\(Self.digits(seconds / 3_600, 2)):\(Self.digits(seconds / 60 % 60, 2))"
    if milliseconds % 60_000 != 0 { text += ":\(Self.digits(seconds % 60, 2))" }
    if milliseconds % 1_000 != 0 { text += ".\(Self.digits(milliseconds % 1_000, 3))" }
    description = text
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
