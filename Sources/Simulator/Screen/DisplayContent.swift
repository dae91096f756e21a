import ActivityModel
import Drawing
import Foundation
import Phone
import Wire

/// All that the display is drawn from.
package struct DisplayContent: Sendable {
  package var screen: Screen
  package var environment: RenderEnvironment
  package var isAlwaysOn: Bool
  package var apps: [AppDescription]
  /// The window of the app in the foreground; nil when it has none.
  package var window: AppFrame?
  /// Why there is no window, a sentence.
  package var windowProblem: String?
  /// What the widget drew; activities that could not be drawn are missing.
  package var drawings: [Key: Rendering]

  package struct Key: Hashable, Sendable {
    package var activity: ActivityID
    package var presentation: Presentation

    package init(_ activity: ActivityID, _ presentation: Presentation) {
      self.activity = activity
      self.presentation = presentation
    }
  }

  package init(
    screen: Screen, environment: RenderEnvironment, isAlwaysOn: Bool, apps: [AppDescription],
    window: AppFrame? = nil, windowProblem: String? = nil, drawings: [Key: Rendering] = [:]
  ) {
    self.screen = screen
    self.environment = environment
    self.isAlwaysOn = isAlwaysOn
    self.apps = apps
    self.window = window
    self.windowProblem = windowProblem
    self.drawings = drawings
  }

  /// What fills the display.
  package var place: PhoneSnapshot.Place {
    if screen.standBy != nil { return .standBy }
    if screen.isLocked { return screen.isLit || isAlwaysOn ? .lockScreen : .dark }
    return screen.app == nil ? .homeScreen : .app
  }

  /// Whether the Lock Screen is dimmed because the display is always on.
  var isDimmed: Bool { screen.isLocked && !screen.isLit }

  /// What of the widget the display needs.
  package var needs: [Key] {
    switch place {
    case .dark: return []
    case .standBy:
      if let full = screen.standBy?.full { return [Key(full, .standBy)] }
      return (screen.standBy?.minimal).map { [Key($0, .standByMinimal)] } ?? []
    case .lockScreen:
      return screen.cards.map { Key($0.activity, isDimmed ? .alwaysOn : .lockScreen) }
    case .homeScreen, .app:
      var needs = (screen.banner).map { [Key($0, .banner)] } ?? []
      switch screen.island {
      case nil, .empty: break
      case .compact(let id): needs.append(Key(id, .compact))
      case .expanded(let id): needs.append(Key(id, .expanded))
      case .minimal(let first, let second):
        needs += [Key(first, .minimal), Key(second, .minimal)]
      }
      return needs
    }
  }
}
