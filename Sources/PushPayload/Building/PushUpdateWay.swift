/// How an activity that a push starts is updated later (iOS 18).
public enum PushUpdateWay: Hashable, Sendable {
  /// By a token of its own: `input-push-token`.
  case token
  /// By a broadcast channel, named by its base64 identifier: `input-push-channel`.
  case channel(String)
}
