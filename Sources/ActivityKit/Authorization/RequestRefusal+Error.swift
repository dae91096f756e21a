import ActivityModel
import Foundation

extension RequestRefusal {
  /// The error that an app sees.
  var error: any Error {
    switch self {
    case .attributesTooLarge: ActivityAuthorizationError.attributesTooLarge
    case .unsupported: ActivityAuthorizationError.unsupported
    case .denied: ActivityAuthorizationError.denied
    case .globalMaximumExceeded: ActivityAuthorizationError.globalMaximumExceeded
    case .targetMaximumExceeded: ActivityAuthorizationError.targetMaximumExceeded
    case .unsupportedTarget: ActivityAuthorizationError.unsupportedTarget
    case .visibility: ActivityAuthorizationError.visibility
    case .persistenceFailure: ActivityAuthorizationError.persistenceFailure
    case .missingProcessIdentifier: ActivityAuthorizationError.missingProcessIdentifier
    case .unentitled: ActivityAuthorizationError.unentitled
    case .malformedActivityIdentifier: ActivityAuthorizationError.malformedActivityIdentifier
    case .reconnectNotPermitted: ActivityAuthorizationError.reconnectNotPermitted
    case .pushInputUnavailable:
      NSError(
        domain: "com.apple.ActivityKit.ActivityInput", code: 0,
        userInfo: [
          NSLocalizedDescriptionKey: """
          The activity cannot be updated by push: the app lacks the push notification entitlement, \
          or the channel is not one.
          """
        ])
    }
  }
}
