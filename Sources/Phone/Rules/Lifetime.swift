import Foundation

/// R2: how long an activity lives.
///
/// Documented (Apple's article on live data, Human Interface Guidelines): active for eight hours at
/// most, then the system ends it; up to four hours more on the Lock Screen after any end. Whether
/// the eight hours of a scheduled activity begin with its request is the choice
/// `scheduledLifetimeBegins`.
package enum Lifetime {
  /// The longest time from start to end, in seconds.
  package static let longestActive: TimeInterval = 8 * 3600
  /// The longest time on the Lock Screen after the end, in seconds.
  package static let longestEnded: TimeInterval = 4 * 3600

  /// When the life of a scheduled activity begins to count.
  package enum Beginning: String, Codable, CaseIterable, Sendable {
    case start
    case request
  }

  /// When the system ends an activity.
  package static func end(
    requestedAt: Date, startedAt: Date, counting: Beginning
  ) -> Date {
    (counting == .start ? startedAt : requestedAt).addingTimeInterval(longestActive)
  }
}
