/// What APNs said when it accepted a push.
public struct APNSReceipt: Hashable, Sendable {
  /// The push, by its UUID: `apns-id`, or `apns-request-id` of a broadcast.
  public var identifier: String
  /// The key of the push in the console's delivery log; the sandbox and broadcasts alone give it.
  public var uniqueIdentifier: String?
  /// How often the request was sent.
  public var attempts: Int
  /// A newer update was sent in its place, and this one not at all.
  public var wasSuperseded: Bool
}

/// A step of a request, for metrics.
public enum APNSEvent: Sendable {
  /// Accepted after so many attempts and seconds.
  case accepted(identifier: String, attempts: Int, seconds: Double)
  /// An attempt failed and is repeated after so many seconds.
  case retried(identifier: String, reason: String, after: Double)
  case failed(identifier: String, APNSError)
  /// An update gave way to a newer one.
  case superseded(identifier: String)
}
