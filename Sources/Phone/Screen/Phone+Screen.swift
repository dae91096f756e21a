import ActivityModel
import Foundation

extension Phone {
  /// What the phone shows now. A function of the phone alone, made when it is asked for.
  package var screen: Screen {
    let leaders = leaders
    let cards = cards
    return Screen(
      time: now, isLocked: isLocked, isLit: isLit, app: foreground.map { apps[$0].description.id },
      island: configuration.hasIsland ? island(leaders) : nil,
      banner: spotlight.flatMap { $0.place == .banner ? activities[$0.slot].id : nil },
      cards: cards, panels: panels(below: cards), standBy: standBy(leaders))
  }

  /// Whether the activity has a card on the Lock Screen.
  func isOnLockScreen(_ slot: Int32) -> Bool {
    let record = activities[slot]
    if record.style == .transient, !configuration.choices.transientOnLockScreen { return false }
    return record.phase != .pending && record.isPresentable
  }

  // MARK: Island

  /// The activity that each app would show in the island, the first app first.
  private var leaders: [Int32] {
    let order = configuration.choices.islandAppOrder
    return apps.indices.compactMap(leader)
      .sorted { Relevance.precedes(activities[$0].rank, activities[$1].rank, order: order) }
  }

  private func leader(ofApp app: Int) -> Int32? {
    slots(ofApp: app)
      .filter { slot in
        let record = activities[slot]
        return record.phase.isRunning && record.isPresentable && record.style == .standard
      }
      .min { Relevance.precedes(activities[$0].rank, activities[$1].rank) }
  }

  private func island(_ leaders: [Int32]) -> Screen.Island {
    if isLocked, configuration.choices.islandWhileLocked == .isEmpty { return .empty }
    if let spotlight, spotlight.place == .expandedIsland {
      return .expanded(activities[spotlight.slot].id)
    }
    let shown = leaders.filter { Int(activities[$0].app) != foreground }
      .prefix(IslandOccupancy.mostApps).map { activities[$0].id }
    switch shown.count {
    case 0: return .empty
    case 1: return .compact(shown[0])
    default: return .minimal(attached: shown[0], detached: shown[1])
    }
  }

  // MARK: Lock Screen

  private var cards: [Screen.Card] {
    let order = configuration.choices.lockScreenAppOrder
    let groups = apps.indices
      .map { app in
        slots(ofApp: app).filter(isOnLockScreen)
          .sorted { Relevance.precedes(activities[$0].rank, activities[$1].rank) }
      }
      .filter { !$0.isEmpty }
      .sorted { Relevance.precedes(activities[$0[0]].rank, activities[$1[0]].rank, order: order) }
    return groups.flatMap { $0 }.map(card)
  }

  private func card(_ slot: Int32) -> Screen.Card {
    let record = activities[slot]
    return Screen.Card(
      activity: record.id, app: apps[Int(record.app)].description.id, phase: record.phase,
      isAlerting: spotlight?.slot == slot && spotlight?.place == .lockScreen
        && spotlight?.reason == .alert)
  }

  private func panels(below cards: [Screen.Card]) -> [AppID] {
    var panels: [AppID] = []
    for card in cards where !panels.contains(card.app) {
      if let app = appIndex[card.app], apps[app].panel == .open { panels.append(card.app) }
    }
    return panels
  }

  // MARK: StandBy

  private func standBy(_ leaders: [Int32]) -> Screen.StandBy? {
    guard isLocked, isCharging, configuration.system.has(.standBy) else { return nil }
    let isFull = spotlight?.reason == .standBy
    return Screen.StandBy(
      minimal: leaders.first.map { activities[$0].id },
      full: isFull ? spotlight.map { activities[$0.slot].id } : nil)
  }
}
