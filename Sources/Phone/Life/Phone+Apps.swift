import ActivityModel
import Foundation

extension Phone {
  /// The place of an installed app; nil for any other.
  func installed(_ app: AppID) -> Int? {
    guard let index = appIndex[app], apps[index].isInstalled else { return nil }
    return index
  }

  private mutating func installed(_ app: AppID, for attempt: Attempt) -> Int? {
    if let index = installed(app) { return index }
    note(.ignored(attempt, .notInstalled), app: app)
    return nil
  }

  // MARK: Installing

  mutating func install(_ description: AppDescription) {
    if let index = installed(description.id) {
      update(index, to: description)
      return
    }
    let index = appIndex[description.id] ?? apps.count
    if index == apps.count {
      appIndex[description.id] = index
      apps.append(AppRecord(description: description))
    } else {
      apps[index] = AppRecord(description: description)
    }
    note(.installed, app: description.id)
    if configuration.choices.firstStartToken == .atInstallation { issueStartTokens(index) }
  }

  private mutating func update(_ index: Int, to description: AppDescription) {
    let wasEnabled = areActivitiesEnabled(index)
    let hadFrequentPushes = areFrequentPushesEnabled(index)
    apps[index].description = description
    note(.updated, app: description.id, rule: .processes)
    announceAuthorization(index, was: wasEnabled)
    announceFrequentPushes(index, was: hadFrequentPushes)
    touchScreen()
  }

  mutating func uninstall(_ app: AppID) {
    guard let index = installed(app, for: .uninstalling) else { return }
    stop(index, .system)
    for slot in slots(ofApp: index) { dismiss(slot, cause: .uninstalled, rule: .processes) }
    apps[index].isInstalled = false
    apps[index].startTokens = [:]
    note(.uninstalled, app: app)
    touchScreen()
  }

  // MARK: Processes

  mutating func launch(_ app: AppID) {
    guard let index = installed(app, for: .launch) else { return }
    run(index)
    if isLocked {
      note(.ignored(.launch, .locked), app: app)
    } else {
      bringToForeground(index)
    }
    issueStartTokens(index)
  }

  mutating func launchInBackground(_ app: AppID) {
    guard let index = installed(app, for: .launch) else { return }
    run(index)
    issueStartTokens(index)
  }

  mutating func enterBackground(_ app: AppID) {
    guard let index = installed(app, for: .backgrounding) else { return }
    guard foreground == index else {
      note(.ignored(.backgrounding, .notInForeground), app: app)
      return
    }
    leaveForeground()
    closeHold()
  }

  mutating func terminate(_ app: AppID, _ termination: ProcessLife.Termination) {
    guard let index = installed(app, for: .termination) else { return }
    // A person can force quit an app that the system has ended already.
    guard apps[index].state != .notRunning || termination == .forceQuit else {
      note(.ignored(.termination, .notRunning), app: app)
      return
    }
    note(.terminated(termination), app: app, rule: .processes)
    stop(index, termination)
  }

  /// Runs an app for a push or a token; false when the person force quit it.
  mutating func wake(_ app: Int, _ reason: WakeReason) -> Bool {
    guard apps[app].state != .foreground else { return true }
    let id = apps[app].description.id
    guard ProcessLife.mayWake(after: apps[app].termination) else {
      note(.ignored(.wake, .forceQuit), app: id, rule: .processes)
      return false
    }
    run(app)
    emit(.appWoken(id, reason))
    note(.woken(reason), app: id, rule: .processes)
    return true
  }

  private mutating func run(_ app: Int) {
    apps[app].termination = nil
    if apps[app].state == .notRunning { setState(app, .background) }
  }

  private mutating func stop(_ app: Int, _ termination: ProcessLife.Termination) {
    if foreground == app {
      foreground = nil
      endTransient(.appLeft, ofApp: app)
    }
    if foregroundBeforeLock == app { foregroundBeforeLock = nil }
    apps[app].termination = termination
    if apps[app].state != .notRunning { setState(app, .notRunning) }
    touchScreen()
  }

  private mutating func setState(_ app: Int, _ state: AppState) {
    apps[app].state = state
    let id = apps[app].description.id
    emit(.appStateChanged(id, state))
    note(.appState(state), app: id)
  }

  // MARK: Foreground

  mutating func bringToForeground(_ app: Int) {
    guard foreground != app else { return }
    leaveForeground()
    foreground = app
    setState(app, .foreground)
    closeHold()
    endTransient(.outside, unlessOf: app)
    if let spotlight, Int(activities[spotlight.slot].app) == app, spotlight.reason == .alert,
      !configuration.choices.alertOverOwnApp
    {
      endAlert()
    }
    touchScreen()
  }

  /// The app in the foreground goes to the background.
  mutating func leaveForeground() {
    guard let app = foreground else { return }
    foreground = nil
    setState(app, .background)
    endTransient(.appLeft, ofApp: app)
    touchScreen()
  }
}
