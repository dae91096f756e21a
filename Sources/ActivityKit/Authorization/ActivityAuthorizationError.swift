import ActivityModel
import Foundation

/// Why a Live Activity was not started. Apple's interface.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// Attributes and state exceed 4096 bytes.
  case attributesTooLarge
  /// The device does not support Live Activities.
  case unsupported
  /// A person switched Live Activities off in Settings.
  case denied
  /// The device runs as many activities as it can.
  case globalMaximumExceeded
  /// The app runs as many activities as it may.
  case targetMaximumExceeded
  /// The app's Info.plist lacks `NSSupportsLiveActivities`, or the widget extension asked.
  case unsupportedTarget
  /// The app asked while it was in the background.
  case visibility
  /// The system could not store the activity.
  case persistenceFailure
  /// The process that asked has no identifier.
  case missingProcessIdentifier
  /// The app lacks the entitlement it needs.
  case unentitled
  /// The identifier of the activity is malformed.
  case malformedActivityIdentifier
  /// The process is not the one that made the activity.
  case reconnectNotPermitted
}

extension ActivityAuthorizationError: CustomNSError {
  /// A choice of Islet: Apple's domain is not documented.
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorizationError" }

  /// From 1 in the order of the cases. Apple's numbers are not documented; the one seen in a log,
  /// 5 for `targetMaximumExceeded`, agrees.
  public var errorCode: Int {
    switch self {
    case .attributesTooLarge: 1
    case .unsupported: 2
    case .denied: 3
    case .globalMaximumExceeded: 4
    case .targetMaximumExceeded: 5
    case .unsupportedTarget: 6
    case .visibility: 7
    case .persistenceFailure: 8
    case .missingProcessIdentifier: 9
    case .unentitled: 10
    case .malformedActivityIdentifier: 11
    case .reconnectNotPermitted: 12
    }
  }

  /// On Linux `localizedDescription` of a `CustomNSError` reads only this.
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey: errorDescription ?? reason,
      NSLocalizedFailureReasonErrorKey: reason,
      NSLocalizedRecoverySuggestionErrorKey: recoverySuggestion ?? "",
    ]
  }
}

extension ActivityAuthorizationError: LocalizedError {
  /// Reads as on iOS, where the system puts a general sentence before the failure's reason.
  public var errorDescription: String? {
    "The operation couldn’t be completed. \(reason)"
  }

  public var failureReason: String? { reason }

  /// What a developer can do about it, in Islet's words.
  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Keep attributes and state together within 4096 bytes of JSON."
    case .unsupported: "Run the app on an iPhone with iOS 16.1 or later."
    case .denied: "Switch Live Activities on for the app in Settings."
    case .globalMaximumExceeded: "End an activity of any app first."
    case .targetMaximumExceeded: "End an activity of this app first."
    case .unsupportedTarget:
      "Set NSSupportsLiveActivities to true in the app's Info.plist, and call request from the app."
    case .visibility:
      "Call request while the app is in the foreground, or inside perform() of a LiveActivityIntent."
    case .persistenceFailure, .missingProcessIdentifier: "Try again."
    case .unentitled: "Add the missing entitlement to the app."
    case .malformedActivityIdentifier: "Use an identifier that Activity.id returned."
    case .reconnectNotPermitted: "Find the activity through Activity.activities instead."
    }
  }

  /// Three reasons are as apps have logged them on iOS; for the others Apple's words are unknown.
  private var reason: String {
    switch self {
    case .attributesTooLarge: "Payload maximum size exceeded."
    case .unsupported: "The device does not support Live Activities."
    case .denied: "Live Activities are switched off for the app."
    case .globalMaximumExceeded: "Maximum number of activities already exists."
    case .targetMaximumExceeded: "Maximum number of activities for target already exists."
    case .unsupportedTarget: "Target does not include NSSupportsLiveActivities plist key."
    case .visibility: "Target is not foreground."
    case .persistenceFailure: "The activity could not be stored."
    case .missingProcessIdentifier: "The process has no process identifier."
    case .unentitled: "Target lacks a required entitlement."
    case .malformedActivityIdentifier: "The activity identifier is malformed."
    case .reconnectNotPermitted: "The activity belongs to another process."
    }
  }
}
