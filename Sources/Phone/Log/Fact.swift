import ActivityModel
import Foundation

/// What a line of the log says, as a value.
package enum Fact: Hashable, Sendable {
  // MARK: Apps

  case installed
  case updated
  case uninstalled
  case appState(AppState)
  case terminated(ProcessLife.Termination)
  case woken(WakeReason)

  // MARK: The device

  case locked
  case unlocked
  case charging(Bool)
  case restarted
  case screenLit
  case setting(Switch, isOn: Bool)
  /// Somebody gave an earlier time than the phone's, or none that a clock can show.
  case clockHeld(asked: Date)

  // MARK: Activities

  case requested(ActivityRequest.Style)
  case scheduled(Date)
  case startedByPush
  case reconnected
  case phase(from: ActivityPhase, to: ActivityPhase, Cause)
  case contentChanged(Origin)
  case dismissalMoved(to: Date)
  case tokenIssued(generation: UInt32)
  case startTokenIssued(attributesType: String, generation: UInt32)
  case alertShown(Alerting.Place)
  case expanded
  case collapsed
  case opened
  case panelAnswered(allow: Bool)

  /// A process told of something that its app is not told.
  case reported(String)

  // MARK: What came to nothing, and what to know

  case ignored(Attempt, Obstacle)
  case note(Note)

  /// Who brought content.
  package enum Origin: String, Hashable, Sendable {
    case app, push
  }

  package enum Switch: String, Hashable, Sendable {
    case liveActivities = "Live Activities of the app"
    case frequentPushes = "frequent pushes of the app"
    case allLiveActivities = "Live Activities of all apps"
    case storage = "storing of new activities"
  }

  /// Why an activity changed its phase.
  package enum Cause: Hashable, Sendable {
    case startDate
    case staleDate
    case freshContent
    case staleContent
    case app
    case push
    case eightHours
    case dismissalDate
    case person
    case permission
    case uninstalled
    case restart
    case transientEnd(TransientEnd)
    case archivingFailed(String)
  }

  /// What ends a transient activity.
  package enum TransientEnd: String, Hashable, Sendable {
    case locked = "the phone was locked"
    case collapsed = "the expanded view was collapsed"
    case outside = "the person worked outside the island"
    case appLeft = "the person left the app"
    case interrupted = "the alert of another activity took its place"
    case noIsland = "the phone has no island"
  }

  package enum Note: Hashable, Sendable {
    case equalContent
    case drawnLate(after: TimeInterval)
    case noWidget(attributesType: String)
    case startsStale
    case staleDateIgnored
    case olderContentKept
    case oversizedContentKept(bytes: Int)
    case undecodableContentKept(String)
    case overBudgetDelivered
    case drawnBlank(String)
    case noWayToUpdate
    case versionIgnores(Availability.Feature)
  }
}
