import ActivityModel
import Foundation

/// What the phone shows at an instant, in words: who is where, not how it looks.
package struct Screen: Hashable, Sendable {
  package let time: Date
  package let isLocked: Bool
  /// Whether the display is lit; a locked phone is dark until something lights it.
  package let isLit: Bool
  /// The app in the foreground; nil is the Home Screen or the Lock Screen.
  package let app: AppID?
  /// The Dynamic Island; nil on a phone without one.
  package let island: Island?
  /// The activity whose Lock Screen presentation drops from the top of a phone without an island.
  package let banner: ActivityID?
  /// The cards of the Lock Screen from the top, ended ones too. On an unlocked phone the
  /// Notification Centre holds the same.
  package let cards: [Card]
  /// The apps below whose first card the Lock Screen asks whether Live Activities may go on.
  package let panels: [AppID]
  /// StandBy; nil when the phone does not lie locked on a charger.
  package let standBy: StandBy?

  /// What the Dynamic Island shows.
  package enum Island: Hashable, Sendable {
    case empty
    case compact(ActivityID)
    case minimal(attached: ActivityID, detached: ActivityID)
    case expanded(ActivityID)

    /// The activities in it, the attached one first.
    package var activities: [ActivityID] {
      switch self {
      case .empty: []
      case .compact(let id), .expanded(let id): [id]
      case .minimal(let attached, let detached): [attached, detached]
      }
    }
  }

  /// A card of the Lock Screen.
  package struct Card: Hashable, Sendable {
    package let activity: ActivityID
    package let app: AppID
    package let phase: ActivityPhase
    /// Whether an alert lights it.
    package let isAlerting: Bool
  }

  package struct StandBy: Hashable, Sendable {
    /// The minimal presentation at the top.
    package let minimal: ActivityID?
    /// The activity that fills the screen, at twice the size of its Lock Screen presentation.
    package let full: ActivityID?

    package init(minimal: ActivityID?, full: ActivityID?) {
      self.minimal = minimal
      self.full = full
    }
  }

  /// Whether a person can see, and tap, the activity now.
  package func shows(_ id: ActivityID) -> Bool {
    if let standBy { return standBy.minimal == id || standBy.full == id }
    if isLocked { return cards.contains { $0.activity == id } }
    return island?.activities.contains(id) == true || banner == id
  }
}
