/// A form in which the system shows a Live Activity, in the order in which they are drawn.
///
/// Source: Human Interface Guidelines, Live Activities and Always On.
package enum Presentation: String, Codable, CaseIterable, Hashable, Sendable {
  /// The card on the Lock Screen.
  case lockScreen = "lock-screen"
  /// The Dynamic Island with one activity: leading and trailing content beside the camera.
  case compact
  /// The Dynamic Island with several activities: one attached, one detached circle.
  case minimal
  /// The Dynamic Island after a touch and hold, or for an alert.
  case expanded
  /// The card that drops from the top of a device without an island, for an alert.
  case banner
  /// The Lock Screen of a display that is always on, dimmed.
  case alwaysOn = "always-on"
  /// The compact island above a dimmed Lock Screen.
  case alwaysOnCompact = "always-on-compact"
  /// The minimal island above a dimmed Lock Screen.
  case alwaysOnMinimal = "always-on-minimal"
  /// The Lock Screen presentation at twice its size on a phone that charges on its side.
  case standBy = "standby"
  /// StandBy in the dark: everything is red.
  case standByNight = "standby-night"
  /// The detached minimal presentation at the top of StandBy's clock.
  case standByMinimal = "standby-minimal"
  /// The card in the Smart Stack of Apple Watch.
  case smartStack = "smart-stack"
  /// The tile on the dashboard of CarPlay.
  case carPlay = "carplay"
  /// The compact presentation in the menu bar of a Mac.
  case menuBar = "menu-bar"
  /// The minimal presentation in a menu bar with little room.
  case menuBarMinimal = "menu-bar-minimal"
  /// What a click on the menu bar opens.
  case menuBarExpanded = "menu-bar-expanded"

  /// Those that are drawn when nobody asks for others.
  package static let usual: [Presentation] = [.lockScreen, .compact, .minimal, .expanded]
}

/// What follows from a presentation for what is drawn.
extension Presentation {
  /// Which views of a widget a presentation is made of.
  package enum Form: Hashable, Sendable {
    /// The content of the configuration, as a card.
    case card
    /// The content of the configuration for the small family, where the widget declares it, and
    /// the compact views in one row otherwise.
    case small
    case compact
    case minimal
    case expanded
  }

  package var form: Form {
    switch self {
    case .lockScreen, .banner, .alwaysOn, .standBy, .standByNight: .card
    case .smartStack, .carPlay: .small
    case .compact, .alwaysOnCompact, .menuBar: .compact
    case .minimal, .alwaysOnMinimal, .standByMinimal, .menuBarMinimal: .minimal
    case .expanded, .menuBarExpanded: .expanded
    }
  }

  /// Whether the display is dimmed because it is always on.
  package var isLuminanceReduced: Bool {
    switch self {
    case .alwaysOn, .alwaysOnCompact, .alwaysOnMinimal: true
    default: false
    }
  }

  /// Whether an activity fills the screen of a phone in StandBy.
  package var isFullscreen: Bool { self == .standBy || self == .standByNight }

  /// Whether the surroundings are dark whatever the person has chosen: the island is black, an
  /// always-on display shows the dark appearance (Apple's pages), and StandBy and the watch have
  /// black screens.
  package var isAlwaysDark: Bool {
    switch form {
    case .compact, .minimal, .expanded: true
    case .card, .small: isLuminanceReduced || isFullscreen || self == .smartStack
    }
  }
}
