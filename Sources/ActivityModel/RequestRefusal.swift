/// Why the phone does not start an activity.
///
/// The first twelve are the cases of `ActivityAuthorizationError`, in Apple's order. The last is
/// another error that apps meet: an `NSError` of the domain `com.apple.ActivityKit.ActivityInput`
/// with code 0 (seen in the field).
package enum RequestRefusal: String, Error, Codable, CaseIterable, Hashable, Sendable {
  case attributesTooLarge
  case unsupported
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
  case unsupportedTarget
  case visibility
  case persistenceFailure
  case missingProcessIdentifier
  case unentitled
  case malformedActivityIdentifier
  case reconnectNotPermitted
  /// Updates by push were asked for, and the app lacks the push entitlement or names a channel
  /// that cannot be one.
  case pushInputUnavailable
}
