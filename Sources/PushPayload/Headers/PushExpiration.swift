import Foundation

/// How long APNs tries to deliver a push: `apns-expiration`.
public enum PushExpiration: Hashable, Sendable {
  /// One attempt; the push is never stored. The header is `0`.
  case immediate
  /// Tried, stored and tried again until that instant, in whole seconds. At most 30 days.
  case at(Date)

  /// The value of the header, seconds since 1970.
  public var headerValue: String {
    switch self {
    case .immediate: "0"
    case .at(let date): String(Self.seconds(of: date))
    }
  }

  /// Reads the value of the header; nil when it is no whole number of seconds, or negative.
  public init?(headerValue: String) {
    guard !headerValue.isEmpty, headerValue.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let seconds = Int64(headerValue)
    else { return nil }
    self = seconds == 0 ? .immediate : .at(Date(timeIntervalSince1970: Double(seconds)))
  }

  /// Whole seconds within the range of the header: a date that has none counts as the nearest.
  private static func seconds(of date: Date) -> Int64 {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite else { return seconds == .infinity ? 253_402_300_799 : 1 }
    return Int64(min(max(seconds.rounded(), 1), 253_402_300_799))
  }
}
