import ActivityModel
import Foundation
import Phone

extension SimulatedPhone {
  /// How many activities a snapshot tells of, the newest ones. A choice of Islet.
  private static let shownActivities = 100

  package func snapshot() async -> PhoneSnapshot {
    let display = await shown()
    let (settings, problems, parts) = (settings, problems, parts)
    let canRun = launcher != nil
    return core.read { state in
      let phone = state.phone
      let screen = phone.screen
      let activities = state.started.suffix(Self.shownActivities).compactMap(phone.activity)
      return PhoneSnapshot(
        generation: state.generation, now: phone.now, rate: state.rate,
        device: settings.device.name, display: display.list.size,
        place: DisplayContent(
          screen: screen, environment: settings.environment(now: phone.now),
          isAlwaysOn: settings.isAlwaysOn && settings.device.hasAlwaysOnDisplay, apps: []
        ).place, isLocked: screen.isLocked, isLit: screen.isLit,
        isCharging: screen.standBy != nil, elements: display.elements.map(\.element),
        focus: display.focus, island: Self.island(screen.island),
        apps: phone.installedApps.map { app in
          PhoneSnapshot.App(
            id: app.id, name: app.name, state: phone.state(of: app.id).rawValue, canRun: canRun,
            allowsLiveActivities: phone.areActivitiesEnabled(for: app.id),
            allowsFrequentUpdates: phone.areFrequentPushesEnabled(for: app.id),
            pushToStartTokens: Dictionary(
              uniqueKeysWithValues: Set(app.attributesTypes).compactMap { type in
                phone.pushToStartToken(of: app.id, attributesType: type).map { (type, $0.hex) }
              }), isPanelOpen: screen.panels.contains(app.id))
        },
        activities: activities.map { Self.entry($0, settings.device) },
        templates: parts.templates.map {
          PhoneSnapshot.Template(
            name: $0.name, attributesType: $0.attributesType, source: $0.source)
        },
        marks: activities.flatMap { Self.marks($0, now: phone.now) }.sorted { $0.date < $1.date },
        log: state.log, problems: problems,
        settings: PhoneSnapshot.Settings(
          appearance: settings.appearance, textSize: settings.textSize, locale: settings.locale,
          timeZone: settings.timeZone, isAlwaysOn: settings.isAlwaysOn,
          isLowPower: settings.isLowPower, allowsLiveActivities: settings.allowsLiveActivities,
          devices: Device.phones.map(\.name)))
    }
  }

  private static func island(_ island: Screen.Island?) -> PhoneSnapshot.Island {
    switch island {
    case nil: .absent
    case .empty: .empty
    case .compact: .compact
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }

  private static func entry(
    _ activity: ActivitySnapshot, _ device: Device
  ) -> PhoneSnapshot.ActivityEntry {
    PhoneSnapshot.ActivityEntry(
      id: activity.id.rawValue, app: activity.app, attributesType: activity.attributesType,
      state: activity.phase.rawValue, started: activity.requestedAt,
      staleDate: activity.content.staleDate, relevanceScore: activity.content.relevanceScore,
      attributes: String(decoding: activity.attributes, as: UTF8.self),
      content: String(decoding: activity.content.state, as: UTF8.self),
      pushToken: activity.pushToken?.hex,
      presentations: Presentation.allCases.filter { device.absence(of: $0) == nil }.map(\.rawValue))
  }

  private static func marks(_ activity: ActivitySnapshot, now: Date) -> [PhoneSnapshot.Mark] {
    let kind: PhoneSnapshot.Mark.Kind =
      switch activity.phase {
      case .pending: .start
      case .active, .stale: .longestLife
      case .ended, .dismissed: .dismissal
      }
    var marks = [(activity.phaseEnds, kind)]
    if activity.phase == .active, let stale = activity.content.staleDate {
      marks.append((stale, .stale))
    }
    return marks.filter { $0.0 > now && $0.0 < .distantFuture }.map {
      PhoneSnapshot.Mark(date: $0.0, kind: $0.1, activity: activity.id.rawValue)
    }
  }
}
