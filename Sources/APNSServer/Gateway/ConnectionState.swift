import Foundation

/// What is known of a connection.
struct ConnectionState: Sendable {
  /// The key and team of the first valid token.
  var first: (key: String, team: String)?
  /// The provider token in use and when it was renewed.
  var tokens = TokenHistory()
  var errors = 0
}

/// The provider tokens that a connection or a key has used.
struct TokenHistory: Sendable {
  private(set) var current: String?
  private var renewed: Date?

  /// Takes note of a token; false when it is a renewal too soon after the one before.
  ///
  /// The first token is no renewal, but the twenty minutes begin with it.
  mutating func accept(_ token: String, at now: Date, interval: TimeInterval) -> Bool {
    guard token != current else { return true }
    if current != nil, let renewed, now.timeIntervalSince(renewed) < interval { return false }
    current = token
    renewed = now
    return true
  }
}

/// Counts within windows that follow one another.
struct RateCounter: Sendable {
  private var begin = Date.distantPast
  private var count = 0

  mutating func spend(at now: Date, _ rate: GatewayConfiguration.Rate) -> Bool {
    if now.timeIntervalSince(begin) >= rate.window {
      begin = now
      count = 0
    }
    guard count < rate.count else { return false }
    count += 1
    return true
  }
}
