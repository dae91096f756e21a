import Foundation

/// What a person sees on the phone at an instant, in words.
public struct PhoneScreen: Hashable, Sendable {
  public let time: Date
  public let isLocked: Bool
  /// Whether the display is lit; a locked phone is dark until something lights it.
  public let isLit: Bool
  /// The bundle identifier of the app in the foreground.
  public let foregroundApp: String?
  /// The Dynamic Island; nil on a phone without one.
  public let island: Island?
  /// What drops from the top of a phone without an island during an alert.
  public let banner: ShownActivity?
  public let lockScreen: LockScreen
  /// StandBy; nil when the phone does not lie locked on a charger.
  public let standBy: StandBy?

  /// What the Dynamic Island shows.
  public struct Island: Hashable, Sendable {
    public enum Form: Hashable, Sendable {
      case empty, compact, minimal, expanded
    }

    public let form: Form
    /// The activities in it, the attached one first.
    public let activities: [ShownActivity]

    /// The texts in it.
    public var texts: [String] { activities.flatMap(\.texts) }
  }

  /// The cards of the Lock Screen.
  public struct LockScreen: Hashable, Sendable {
    /// From the top, those of ended activities too.
    public let cards: [ShownActivity]
    /// Bundle identifiers of the apps below whose first card the Lock Screen asks whether their Live
    /// Activities may go on.
    public let panels: [String]

    /// The texts of all cards.
    public var texts: [String] { cards.flatMap(\.texts) }
  }

  /// What StandBy shows.
  public struct StandBy: Hashable, Sendable {
    /// The minimal presentation at the top.
    public let minimal: ShownActivity?
    /// The activity that fills the screen.
    public let full: ShownActivity?
  }
}
