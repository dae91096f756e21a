import ActivityModel
import Foundation

extension Phone {
  mutating func lock() {
    guard !isLocked else { return }
    note(.locked)
    isLocked = true
    isLit = false
    endTransient(.locked)
    spotlight = nil
    let app = foreground
    leaveForeground()
    foregroundBeforeLock = app
    touchScreen()
  }

  mutating func unlock() {
    guard isLocked else { return }
    note(.unlocked)
    isLocked = false
    isLit = true
    spotlight = nil
    touchScreen()
    if let app = foregroundBeforeLock {
      foregroundBeforeLock = nil
      if configuration.choices.unlockReturnsToApp { bringToForeground(app) }
    }
  }

  mutating func charge(_ isCharging: Bool) {
    guard self.isCharging != isCharging else { return }
    self.isCharging = isCharging
    if spotlight?.reason == .standBy { spotlight = nil }
    note(.charging(isCharging), rule: .island)
    touchScreen()
  }

  mutating func restart() {
    note(.restarted, rule: .processes)
    endTransient(.locked)
    spotlight = nil
    foreground = nil
    foregroundBeforeLock = nil
    isLocked = true
    isLit = false
    for app in apps.indices where apps[app].isInstalled && apps[app].state != .notRunning {
      let id = apps[app].description.id
      apps[app].state = .notRunning
      emit(.appStateChanged(id, .notRunning))
      note(.appState(.notRunning), app: id, rule: .processes)
    }
    if configuration.choices.restart == .dismissesActivities {
      for app in apps.indices {
        for slot in slots(ofApp: app) { dismiss(slot, cause: .restart, rule: .processes) }
      }
    }
    touchScreen()
  }
}
