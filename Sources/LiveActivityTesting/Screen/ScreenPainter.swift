import ActivityKit
import ActivityModel
import Foundation
import Phone
import SwiftUI
import WidgetKit
import Wire

/// Draws what is on the screen with the widgets of the apps, in the process of the test.
///
/// Views belong to the main actor, so that is where they are drawn, one after the other.
@MainActor
final class ScreenPainter {
  private let settings: PhoneSettings
  private lazy var services = RenderingServices.forWidgetProcess()

  nonisolated init(_ settings: PhoneSettings) {
    self.settings = settings
  }

  /// - Parameter connection: Gives the widget's code the phone's time.
  func draw(
    _ screen: Screen, _ activities: [ActivitySnapshot], apps: [AppID: TestApp],
    connection: AppConnection
  ) async -> PhoneScreen {
    await AttachedPhone.$current.withValue(connection) {
      await draw(screen, activities, apps: apps)
    }
  }

  private func draw(
    _ screen: Screen, _ activities: [ActivitySnapshot], apps: [AppID: TestApp]
  ) async -> PhoneScreen {
    let painting = Painting(
      time: screen.time,
      activities: Dictionary(activities.map { ($0.id, $0) }) { first, _ in first }, apps: apps)
    var cards: [ShownActivity] = []
    let isAlwaysOn = screen.isLocked && !screen.isLit && settings.model.device.hasAlwaysOnDisplay
    for card in screen.cards {
      let shown = await show(
        card.activity, .lockScreen, as: isAlwaysOn ? .alwaysOn : .lockScreen, painting)
      if let shown { cards.append(shown) }
    }
    var standBy: PhoneScreen.StandBy?
    if let shown = screen.standBy {
      standBy = PhoneScreen.StandBy(
        minimal: await show(shown.minimal, .minimal, as: .standByMinimal, painting),
        full: await show(shown.full, .lockScreen, as: .standBy, painting))
    }
    return PhoneScreen(
      time: screen.time, isLocked: screen.isLocked, isLit: screen.isLit,
      foregroundApp: screen.app?.rawValue, island: await island(screen.island, painting),
      banner: await show(screen.banner, .lockScreen, as: .banner, painting),
      lockScreen: PhoneScreen.LockScreen(cards: cards, panels: screen.panels.map(\.rawValue)),
      standBy: standBy)
  }

  /// What all parts of one screen are drawn from.
  private struct Painting {
    var time: Date
    var activities: [ActivityID: ActivitySnapshot]
    var apps: [AppID: TestApp]
  }

  private func island(
    _ island: Screen.Island?, _ painting: Painting
  ) async -> PhoneScreen.Island? {
    guard let island else { return nil }
    let (form, presentation): (PhoneScreen.Island.Form, ActivityPresentation) =
      switch island {
      case .empty: (.empty, .compact)
      case .compact: (.compact, .compact)
      case .minimal: (.minimal, .minimal)
      case .expanded: (.expanded, .expanded)
      }
    var shown: [ShownActivity] = []
    for id in island.activities {
      if let activity = await show(id, presentation, painting) { shown.append(activity) }
    }
    return PhoneScreen.Island(form: form, activities: shown)
  }

  /// - Parameter drawn: What is drawn exactly, where a presentation has several places.
  private func show(
    _ id: ActivityID?, _ presentation: ActivityPresentation, as drawn: Presentation? = nil,
    _ painting: Painting
  ) async -> ShownActivity? {
    guard let id, let snapshot = painting.activities[id] else { return nil }
    let (words, problem) = await words(
      of: snapshot, drawn ?? Presentation(presentation), painting)
    let activity = PhoneActivity(snapshot)
    return ShownActivity(
      id: activity.id, app: activity.app, attributesType: activity.attributesType,
      state: activity.state, presentation: presentation, texts: words.texts, images: words.images,
      tree: words.tree, problem: problem)
  }

  private func words(
    of activity: ActivitySnapshot, _ presentation: Presentation, _ painting: Painting
  ) async -> (DrawnWords, problem: String?) {
    guard let makeWidgets = painting.apps[activity.app]?.makeWidgets else {
      return (
        DrawnWords(),
        "\(activity.app) was installed without a widget. Give TestApp the widget bundle to draw it."
      )
    }
    // The clock that the widget's code reads is the phone's already, through the task.
    let service = WidgetService(services: services, stopClock: { _ in }, makeWidgets: makeWidgets)
    let request = RenderRequest(
      content: .json(
        attributesType: activity.attributesType, attributes: activity.attributes,
        state: activity.content.state),
      presentation: presentation,
      environment: RenderEnvironment(
        device: settings.model.device, appearance: settings.isDark ? .dark : .light,
        isStale: activity.phase == .stale, now: painting.time,
        timeZone: settings.timeZone.identifier, locale: settings.locale))
    let reply = await service.reply(to: .render(request))
    switch reply {
    case .rendering(let rendering): return (DrawnWords(rendering), nil)
    case .refused(let reason): return (DrawnWords(), reason)
    case .undecodable(let fault):
      return (
        DrawnWords(),
        "At \(fault.keyPath) \(fault.type) wants \(fault.expected) and found \(fault.found)."
      )
    case .description, .samples:
      return (DrawnWords(), "The widget described itself and drew nothing.")
    }
  }
}
