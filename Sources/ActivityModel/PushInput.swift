/// How an activity is updated from a server.
package enum PushInput: Codable, Hashable, Sendable {
  /// Only the app updates the activity.
  case none
  /// A push token of its own.
  case token
  /// The broadcast channel with that base64 identifier (iOS 18).
  case channel(String)
}
