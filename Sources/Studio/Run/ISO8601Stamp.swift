import Foundation

/// A date as `2026-06-01T09:41:00Z`, and its parts, in UTC.
struct ISO8601Stamp: CustomStringConvertible {
  var year: Int
  var month: Int
  var day: Int
  /// `09:41`
  var time: String
  private var seconds: String

  init(_ date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    year = parts.year ?? 0
    month = parts.month ?? 1
    day = parts.day ?? 1
    time = "\(padded(parts.hour ?? 0, 2)):\(padded(parts.minute ?? 0, 2))"
    seconds = padded(parts.second ?? 0, 2)
  }

  var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(time):\(seconds)Z"
  }
}

private func padded(_ number: Int, _ length: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(length - digits.count, 0)) + digits
}
