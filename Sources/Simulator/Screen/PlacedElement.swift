import ActivityModel
import Drawing
import Foundation
import Wire

/// Something on the display, and what a tap on it does.
package struct PlacedElement: Equatable, Sendable {
  package var element: PhoneElement
  package var target: Target

  /// What a tap reaches.
  package enum Target: Equatable, Sendable {
    case nothing
    /// An element of the app's window.
    case window(AppElement.ID)
    /// An icon of the Home Screen.
    case icon(AppID)
    /// A presentation, which opens its app with the URL of the widget.
    case presentation(ActivityID, url: String?)
    /// A link in a presentation.
    case link(ActivityID, url: String)
    /// A button or toggle in a presentation.
    case control(ActivityID, IntentCall?)
    /// An answer of the panel below the first card of an app.
    case panel(AppID, allow: Bool)
    /// The end button of a card.
    case clear(ActivityID)

    /// The activity that it is of.
    package var activity: ActivityID? {
      switch self {
      case .presentation(let id, _), .link(let id, _), .control(let id, _), .clear(let id): id
      case .nothing, .window, .icon, .panel: nil
      }
    }
  }
}

/// What the phone shows at an instant, drawn.
package struct PhoneDisplay: Equatable, Sendable {
  package var list: DisplayList
  /// In reading order; what lies in another comes after it.
  package var elements: [PlacedElement]
  package var focus: PhoneElement.ID?

  /// The innermost element at a point that a tap does something with.
  package func hit(_ point: CGPoint) -> PlacedElement? {
    elements.last { $0.target != .nothing && $0.element.frame.contains(point) }
  }
}
