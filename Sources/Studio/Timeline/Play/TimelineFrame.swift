import ActivityModel
import Foundation
import Phone

/// What the phone shows at one instant of a script, before it is drawn.
package struct TimelineFrame: Equatable, Sendable {
  /// An activity in a place on the screen.
  package struct Shown: Equatable, Sendable {
    package enum Place: String, Equatable, Sendable {
      case island = "Dynamic Island"
      case banner = "Banner"
      case lockScreen = "Lock Screen"
      case notificationCentre = "Notification Centre"
    }

    package var place: Place
    package var presentation: Presentation
    package var activity: ActivitySnapshot
  }

  package var time: Date
  /// What led to it: a line of the script, or what happened by itself.
  package var title: String
  /// The line of the script, from 1.
  package var line: Int
  package var screen: Screen
  package var shown: [Shown]
  /// What happened since the frame before.
  package var log: [LogEntry]

  init(title: String, line: Int, phone: Phone, log: [LogEntry]) {
    time = phone.now
    self.title = title
    self.line = line
    self.log = log
    screen = phone.screen
    shown = Self.shown(on: screen, of: phone)
  }

  private static func shown(on screen: Screen, of phone: Phone) -> [Shown] {
    let form: Presentation =
      switch screen.island {
      case .minimal: .minimal
      case .expanded: .expanded
      case .compact, .empty, nil: .compact
      }
    var places: [(Shown.Place, Presentation, ActivityID)] = []
    if !screen.isLocked {
      places += (screen.island?.activities ?? []).map { (.island, form, $0) }
      if let banner = screen.banner { places.append((.banner, .banner, banner)) }
    }
    let cards: Shown.Place = screen.isLocked ? .lockScreen : .notificationCentre
    places += screen.cards.map { (cards, .lockScreen, $0.activity) }
    return places.compactMap { place, presentation, id in
      phone.activity(id).map { Shown(place: place, presentation: presentation, activity: $0) }
    }
  }
}
