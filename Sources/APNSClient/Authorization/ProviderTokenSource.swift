import Foundation
import PushPayload
import Synchronization

/// The one provider token of a client, shared by all of its connections.
final class ProviderTokenSource: Sendable {
  /// Age in seconds at which a token is renewed: 50 minutes, between Apple's bounds of 20 and 60.
  static let renewal: TimeInterval = 3_000

  private struct Current {
    var text: String
    var issued: Date
  }

  private let key: APNSKey
  private let current = Mutex<Current?>(nil)

  init(_ key: APNSKey) { self.key = key }

  func token(at now: Date) throws(APNSKeyError) -> String {
    try current.withLock { current throws(APNSKeyError) in
      if let current, now.timeIntervalSince(current.issued) < Self.renewal { return current.text }
      return try renew(&current, at: now)
    }
  }

  /// Another token in place of one that was refused as expired; nil when a new one would be the
  /// second within 20 minutes, which Apple refuses.
  func token(insteadOf refused: String, at now: Date) throws(APNSKeyError) -> String? {
    try current.withLock { current throws(APNSKeyError) in
      guard let old = current, old.text == refused else { return current?.text }
      guard now.timeIntervalSince(old.issued) >= ProviderToken.shortestRenewal else { return nil }
      return try renew(&current, at: now)
    }
  }

  private func renew(
    _ current: inout Current?, at now: Date
  ) throws(APNSKeyError) -> String {
    let text = try key.token(at: now)
    current = Current(text: text, issued: now)
    return text
  }
}
