import ActivityKit
import ActivityModel
import Drawing

/// An activity in a place on the screen.
public struct ShownActivity: Hashable, Sendable, Identifiable {
  /// As `Activity.id`.
  public let id: String
  /// The bundle identifier of its app.
  public let app: String
  /// The attributes type, without its module.
  public let attributesType: String
  public let state: ActivityState
  public let presentation: ActivityPresentation
  /// The texts that the widget draws, in the order of drawing.
  public let texts: [String]
  /// The names of the symbols and images that it draws, in the order of drawing.
  public let images: [String]
  /// Everything that it draws, one element a line with its frame in points. Empty when the app was
  /// installed without a widget.
  public let tree: String
  /// Why nothing is drawn, a sentence; nil when something is.
  public let problem: String?
}

/// A form in which the system shows a Live Activity. Source: Human Interface Guidelines.
public enum ActivityPresentation: Hashable, Sendable {
  /// The card on the Lock Screen, the banner, and the full screen of StandBy.
  case lockScreen
  case compact
  case minimal
  case expanded
}

extension Presentation {
  init(_ presentation: ActivityPresentation) {
    self =
      switch presentation {
      case .lockScreen: .lockScreen
      case .compact: .compact
      case .minimal: .minimal
      case .expanded: .expanded
      }
  }
}
