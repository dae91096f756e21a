import ActivityModel
import Foundation

/// Something that happens to the phone.
package enum Event: Hashable, Sendable {
  // MARK: Apps

  /// Installs an app, or a new version of it.
  case install(AppDescription)
  case uninstall(AppID)
  /// Opens the app; it comes to the foreground unless the phone is locked.
  case launch(AppID)
  /// Runs the app without showing it, as for a `LiveActivityIntent`.
  case launchInBackground(AppID)
  /// The app leaves the foreground, the Home Screen appears.
  case enterBackground(AppID)
  case terminate(AppID, ProcessLife.Termination)

  // MARK: The device

  case lock
  case unlock
  /// The phone is laid on its side on a charger, or taken off it.
  case charge(Bool)
  case restart
  case set(Setting)

  // MARK: ActivityKit

  // Large and rarer than updates: indirect, so that other events stay small.
  indirect case request(ActivityRequest, by: AppID)
  case update(ActivityID, RawContent, alert: Alert?, timestamp: Date?)
  case end(ActivityID, RawContent?, DismissalPolicy, timestamp: Date?)
  /// A process asks for the activity with that identifier again.
  case reconnect(String, by: AppID)
  /// A process tells of something that its app is not told. A sentence.
  case report(String, by: AppID)
  /// The widget process could not archive a presentation. A clause: `the image is too large`.
  case archivingFailed(ActivityID, reason: String)

  // MARK: Pushes

  indirect case push(PushDelivery)
  case rotateTokens(TokenScope)

  // MARK: The person

  case person(PersonAction)
}

/// A switch of the Settings app, or of the simulated device.
package enum Setting: Hashable, Sendable {
  /// Live Activities of one app.
  case liveActivities(AppID, Bool)
  /// Frequent pushes of one app.
  case frequentPushes(AppID, Bool)
  /// Live Activities of all apps.
  case allLiveActivities(Bool)
  /// Whether the system can store new activities.
  case storage(Bool)
}

/// Which tokens the system replaces.
package enum TokenScope: Hashable, Sendable {
  case activity(ActivityID)
  case pushToStart(AppID, attributesType: String)
  /// All of them, as after an update of the system.
  case all
}

/// What a person does on the screen.
package enum PersonAction: Hashable, Sendable {
  /// Swipes the card off the Lock Screen.
  case remove(ActivityID)
  /// Taps a presentation, which opens the app, or the full screen of StandBy.
  case tap(ActivityID)
  /// Touches and holds the activity in the island.
  case hold(ActivityID)
  /// Closes the expanded presentation, the banner, or the full screen of StandBy.
  case collapse
  /// Taps or works beside the expanded presentation.
  case tapOutside
  /// Lights the screen of a locked phone, without unlocking it.
  case wakeScreen
  /// Answers the panel below the first card of an app.
  case answerPanel(AppID, allow: Bool)
}
