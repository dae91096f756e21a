import ActivityModel
import Foundation

/// Something that the phone does, at an instant. In the order in which it happens.
package struct Effect: Hashable, Sendable {
  package let time: Date
  package let kind: Kind

  package init(time: Date, kind: consuming Kind) {
    self.time = time
    self.kind = kind
  }

  package enum Kind: Hashable, Sendable {
    // MARK: Answers to the caller

    /// The request of this event made that activity.
    case requestAccepted(ActivityID)
    /// The request or reconnection of this event is refused.
    case requestRefused(RequestRefusal)
    case reconnected(ActivityID)

    // MARK: What the kits publish

    /// An activity exists that did not before: `activityUpdates`.
    indirect case activityAppeared(ActivitySnapshot)
    /// `activityStateUpdates`.
    case phaseChanged(ActivityID, ActivityPhase)
    /// `contentUpdates`.
    case contentChanged(ActivityID, RawContent)
    /// `pushTokenUpdates`.
    case tokenIssued(ActivityID, PushToken)
    /// `pushToStartTokenUpdates`.
    case pushToStartTokenIssued(AppID, attributesType: String, PushToken)
    /// `activityEnablementUpdates`.
    case authorizationChanged(AppID, Bool)
    /// `frequentPushEnablementUpdates`.
    case frequentPushesChanged(AppID, Bool)

    // MARK: What happens to apps

    case appStateChanged(AppID, AppState)
    /// The system runs the app in the background.
    case appWoken(AppID, WakeReason)
    /// A person opened the app by tapping the activity.
    case appOpened(AppID, by: ActivityID)

    // MARK: What a person sees and hears

    /// The sound plays and the screen lights; nil when the activity is not shown.
    case alertShown(ActivityID, Alert, Alerting.Place?)
    /// `Screen` may be another than before.
    case screenChanged

    case logged(LogEntry)
  }
}

/// Where an app's process is.
package enum AppState: String, Codable, CaseIterable, Hashable, Sendable {
  case notRunning
  case background
  case foreground
}

/// Why the system runs an app.
package enum WakeReason: String, Codable, CaseIterable, Hashable, Sendable {
  /// A push started an activity.
  case activityStarted
  /// A token was issued or replaced.
  case tokenChanged
}

extension Sequence<Effect> {
  /// The log entries among the effects.
  package var log: [LogEntry] {
    compactMap { effect in
      guard case .logged(let entry) = effect.kind else { return nil }
      return entry
    }
  }

  /// Everything but the log.
  package var deeds: [Effect.Kind] {
    compactMap { effect in
      if case .logged = effect.kind { return nil }
      return effect.kind
    }
  }
}
