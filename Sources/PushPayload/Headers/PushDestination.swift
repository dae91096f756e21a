/// Whom a request is for, as its path and channel header say.
public enum PushDestination: Hashable, Sendable {
  /// One device, by its token in hexadecimal digits: an activity's update token or an app's
  /// push-to-start token.
  case device(token: String)
  /// All subscribers of a broadcast channel of the app, by its base64 identifier (iOS 18).
  case channel(String)

  /// The greatest body in bytes: 4096 for a device, 5120 for a broadcast (Apple).
  public var greatestBody: Int {
    switch self {
    case .device: 4096
    case .channel: 5120
    }
  }
}
