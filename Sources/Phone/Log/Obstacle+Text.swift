import ActivityModel
import Foundation

extension Obstacle {
  /// The obstacle as a clause.
  func text(_ clock: (Date) -> String) -> String {
    switch self {
    case .ended(let date): "the activity ended at \(clock(date))"
    case .dismissed(let date): "the activity was dismissed at \(clock(date))"
    case .notStarted: "the activity has not started"
    case .unknownActivity: "the phone knows no such activity"
    case .notShown: "the activity is on no screen"
    case .notInstalled: "the app is not installed"
    case .notRunning: "the app does not run"
    case .notInForeground: "the app is not in the foreground"
    case .forceQuit: "the person force quit the app and has not opened it since"
    case .locked: "the phone is locked"
    case .switchedOff: "Live Activities of the app are switched off"
    case .undeclaredType(let type): "no widget of the app declares \(type)"
    case .needs(let feature, let version): "\(feature.rawValue) needs \(version)"
    case .refused(let refusal): refusal.rawValue
    case .older(let seconds): "its timestamp is \(seconds.inWords) older than the newest"
    case .sameTimestamp: "its timestamp equals the newest"
    case .tooFarAhead(let seconds): "its timestamp lies \(seconds.inWords) ahead"
    case .tooLarge(let bytes):
      "attributes and state are \(bytes) bytes, \(ContentSizeLimit.maximum) are allowed"
    case .unreadable(let reason): "it is no Live Activity payload, \(reason)"
    case .undecodable(let reason): "the widget cannot decode it, \(reason)"
    case .missingKey(let key): "the key \(key.rawValue) is missing"
    case .foreignToken: "the phone never issued its token"
    case .replacedToken: "its token was replaced or belongs to an app that is gone"
    case .startTokenForActivity: "a push-to-start token can only start activities"
    case .updateTokenForStart: "an update token cannot start an activity"
    case .broadcastStart: "a broadcast cannot start an activity"
    case .emptyChannel(let channel): "no activity subscribes to the channel \(channel)"
    case .overBudget(let budget): "the app's budget of \(budget) pushes in this hour is spent"
    case .overStartBudget(let budget): "the app's budget of \(budget) starts in this hour is spent"
    case .noIsland: "the phone has no island"
    case .notInIsland: "the activity is not in the island"
    case .ownAppInFront: "its app is in the foreground"
    case .alertOnScreen: "another alert is on the screen"
    case .transientOnScreen: "a transient activity is on the screen"
    case .nothingExpanded: "nothing is expanded"
    case .panelAbsent: "the Lock Screen asks nothing about the app"
    }
  }
}
