import ActivityModel
import Foundation

extension Phone {
  mutating func set(_ setting: Setting) {
    switch setting {
    case .liveActivities(let app, let isOn):
      guard let index = installed(app) else {
        note(.ignored(.setting, .notInstalled), app: app)
        return
      }
      note(.setting(.liveActivities, isOn: isOn), app: app, rule: .authorization)
      allowActivities(index, isOn)
    case .frequentPushes(let app, let isOn):
      guard let index = installed(app) else {
        note(.ignored(.setting, .notInstalled), app: app)
        return
      }
      let was = areFrequentPushesEnabled(index)
      apps[index].allowsFrequentPushes = isOn
      note(.setting(.frequentPushes, isOn: isOn), app: app, rule: .authorization)
      announceFrequentPushes(index, was: was)
    case .allLiveActivities(let isOn):
      note(.setting(.allLiveActivities, isOn: isOn), rule: .authorization)
      let were = apps.indices.map(areActivitiesEnabled)
      allowsActivities = isOn
      for app in apps.indices where apps[app].isInstalled {
        announceAuthorization(app, was: were[app])
      }
    case .storage(let isOn):
      canStore = isOn
      note(.setting(.storage, isOn: isOn))
    }
  }

  mutating func allowActivities(_ app: Int, _ isOn: Bool) {
    let was = areActivitiesEnabled(app)
    apps[app].allowsActivities = isOn
    announceAuthorization(app, was: was)
  }

  // MARK: What is allowed

  func areActivitiesEnabled(_ app: Int) -> Bool {
    Authorization.areActivitiesEnabled(
      hasKey: apps[app].description.supportsLiveActivities,
      isAllowed: apps[app].allowsActivities, isAllowedOnDevice: allowsActivities,
      isSupported: configuration.supportsLiveActivities
        && configuration.system.has(.liveActivities))
  }

  func areFrequentPushesEnabled(_ app: Int) -> Bool {
    Authorization.areFrequentPushesEnabled(
      hasKey: apps[app].description.supportsFrequentUpdates,
      isAllowed: apps[app].allowsFrequentPushes)
  }

  mutating func announceAuthorization(_ app: Int, was: Bool) {
    let isEnabled = areActivitiesEnabled(app)
    guard isEnabled != was else { return }
    emit(.authorizationChanged(apps[app].description.id, isEnabled))
    if isEnabled {
      if apps[app].state != .notRunning { issueStartTokens(app) }
    } else {
      revoke(app)
    }
    touchScreen()
  }

  mutating func announceFrequentPushes(_ app: Int, was: Bool) {
    let isEnabled = areFrequentPushesEnabled(app)
    guard isEnabled != was else { return }
    emit(.frequentPushesChanged(apps[app].description.id, isEnabled))
  }

  /// Ends the activities of an app that is no longer allowed any.
  private mutating func revoke(_ app: Int) {
    let isAtOnce = configuration.choices.revokedPermission == .dismissesAtOnce
    for slot in slots(ofApp: app) {
      if isAtOnce {
        dismiss(slot, cause: .permission, rule: .authorization)
      } else if !activities[slot].phase.isOver {
        let dismissal = now.addingTimeInterval(Lifetime.longestEnded)
        let isPending = activities[slot].phase == .pending
        finish(
          slot, dismissal: isPending ? now : dismissal, cause: .permission, rule: .authorization)
      }
    }
  }
}
