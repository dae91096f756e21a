import ActivityModel

/// How a server reaches a Live Activity. Apple's interface.
public struct PushType: Equatable, Sendable {
  let input: PushInput

  /// With a push token of the activity's own.
  public static var token: PushType { PushType(input: .token) }

  /// Through a broadcast channel (iOS 18). `name` is the base64 identifier that the server got
  /// when it made the channel.
  public static func channel(_ name: String) -> PushType { PushType(input: .channel(name)) }
}
