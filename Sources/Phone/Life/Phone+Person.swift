import ActivityModel
import Foundation

extension Phone {
  mutating func remove(_ id: ActivityID) {
    guard let slot = present(id, for: .removal) else { return }
    guard isOnLockScreen(slot) else {
      note(.ignored(.removal, .notShown), slot: slot, rule: .ending)
      return
    }
    dismiss(slot, cause: .person, rule: .ending)
  }

  /// A tap opens the app, after unlocking; in StandBy it fills the screen first.
  mutating func tap(_ id: ActivityID) {
    guard let slot = present(id, for: .tap) else { return }
    guard screen.shows(id) else {
      note(.ignored(.tap, .notShown), slot: slot, rule: .island)
      return
    }
    if screen.standBy != nil, spotlight?.reason != .standBy {
      spotlight = Spotlight(
        slot: slot, reason: .standBy, place: .lockScreen)
      note(.expanded, slot: slot, rule: .island)
      touchScreen()
      return
    }
    let app = Int(activities[slot].app)
    let appID = apps[app].description.id
    note(.opened, slot: slot)
    if isLocked { unlock() }
    collapse(of: slot)
    launch(appID)
    emit(.appOpened(appID, by: id))
  }

  mutating func hold(_ id: ActivityID) {
    guard let slot = present(id, for: .hold) else { return }
    guard configuration.hasIsland else {
      note(.ignored(.hold, .noIsland), slot: slot, rule: .island)
      return
    }
    guard screen.island?.activities.contains(id) == true else {
      note(.ignored(.hold, .notInIsland), slot: slot, rule: .island)
      return
    }
    if spotlight?.reason == .transient { return }
    spotlight = Spotlight(
      slot: slot, reason: .hold, place: .expandedIsland)
    note(.expanded, slot: slot, rule: .island)
    touchScreen()
  }

  mutating func collapse() {
    guard let spotlight else {
      note(.ignored(.collapse, .nothingExpanded))
      return
    }
    collapse(of: spotlight.slot)
  }

  mutating func tapOutside() {
    endTransient(.outside)
    if let spotlight { collapse(of: spotlight.slot) }
  }

  mutating func wakeScreen() {
    guard isLocked, !isLit else { return }
    isLit = true
    note(.screenLit)
    touchScreen()
  }

  mutating func answerPanel(_ app: AppID, allow: Bool) {
    guard let index = installed(app), screen.panels.contains(app) else {
      note(.ignored(.panelAnswer, .panelAbsent), app: app, rule: .authorization)
      return
    }
    apps[index].panel = allow ? .allowed : .denied
    note(.panelAnswered(allow: allow), app: app, rule: .authorization)
    touchScreen()
    if !allow { allowActivities(index, false) }
  }

  /// Closes the expanded view of a hold, as any work elsewhere does.
  mutating func closeHold() {
    guard let spotlight, spotlight.reason == .hold else { return }
    collapse(of: spotlight.slot)
  }

  private mutating func collapse(of slot: Int32) {
    guard let spotlight, spotlight.slot == slot else { return }
    switch spotlight.reason {
    case .transient:
      endTransient(.collapsed)
    case .alert:
      note(.collapsed, slot: slot)
      endAlert()
    case .hold, .standBy:
      note(.collapsed, slot: slot)
      self.spotlight = nil
    }
    touchScreen()
  }
}
