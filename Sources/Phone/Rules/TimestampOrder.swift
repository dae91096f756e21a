import Foundation

/// R18: newer data wins.
///
/// Documented: an update whose timestamp is older than that of an earlier update or push is
/// ignored. An Apple engineer in the forum: an `end` is accepted whatever its timestamp, and a
/// timestamp more than eight hours ahead is dropped. Equal timestamps, the content of an older end
/// and updates without a timestamp are choices.
package enum TimestampOrder {
  /// The furthest that a push's timestamp may lie ahead, in seconds.
  package static let furthestAhead: TimeInterval = 8 * 3600

  /// What an update does whose timestamp was seen before.
  package enum Equal: String, Codable, CaseIterable, Sendable {
    case isIgnored
    case isAccepted
  }

  /// What the content of an end does that is older than what is shown.
  package enum OlderEnd: String, Codable, CaseIterable, Sendable {
    case keepsContent
    case bringsContent
  }

  package enum Verdict: Hashable, Sendable {
    case newer
    case equal
    /// Seconds behind the newest.
    case older(by: TimeInterval)
  }

  package static func verdict(on timestamp: Date, newest: Date?) -> Verdict {
    guard let newest, timestamp <= newest else { return .newer }
    return timestamp == newest ? .equal : .older(by: newest.timeIntervalSince(timestamp))
  }

  package static func isTooFarAhead(_ timestamp: Date, at now: Date) -> Bool {
    timestamp.timeIntervalSince(now) > furthestAhead
  }
}
