/// What a sender may do with a request that was refused.
public enum PushRetry: Hashable, Sendable {
  /// The same request never succeeds.
  case never
  /// The same request fails again until what is wrong with it is mended.
  case afterMending
  /// With a new provider token, once.
  case withNewProviderToken
  /// On another connection, at once.
  case onNewConnection
  /// After a pause that grows from time to time. The first is in seconds, without the random part.
  case later(first: Double)
}
