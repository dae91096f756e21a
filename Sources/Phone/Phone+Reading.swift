import ActivityModel
import Foundation

extension Phone {
  /// The app's activities by start, of one attributes type or of all. Ended ones are among them
  /// until they are dismissed.
  package func activities(of app: AppID, attributesType: String? = nil) -> [ActivitySnapshot] {
    guard let index = appIndex[app] else { return [] }
    return slots(ofApp: index).map(snapshot)
      .filter { attributesType == nil || $0.attributesType == attributesType }
  }

  /// One activity, dismissed ones too while the phone remembers them; nil for any other.
  package func activity(_ id: ActivityID) -> ActivitySnapshot? {
    switch find(id) {
    case .present(let slot): snapshot(slot)
    case .dismissed(let dismissal): snapshot(dismissal)
    case .unknown: nil
    }
  }

  /// Whom a token that the phone issued reaches now; nil for replaced and foreign ones.
  package func recipient(of token: PushToken) -> PushRecipient? {
    switch owner(of: token) {
    case .activity(let slot): .activity(snapshot(slot))
    case .start(let app, let type): .start(apps[app].description.id, attributesType: type)
    case .dismissed, .replaced, .foreign: nil
    }
  }

  /// The activities that subscribe to a broadcast channel.
  package func subscribers(of channel: String) -> [ActivitySnapshot] {
    guard let number = channelIndex[channel] else { return [] }
    return channels[Int(number)].subscriptions
      .filter { activities.holds($0.serial, in: $0.slot) }
      .map { snapshot($0.slot) }
  }

  /// How many activities the phone holds, ended ones too.
  package var activityCount: Int { activities.count }

  /// How many deadlines lie in memory, those that no longer count among them.
  package var pendingDeadlines: Int { deadlines.count }

  /// `Activity.pushToStartToken`.
  package func pushToStartToken(of app: AppID, attributesType: String) -> PushToken? {
    installed(app).flatMap { startToken($0, attributesType) }
  }

  /// `ActivityAuthorizationInfo.areActivitiesEnabled`.
  package func areActivitiesEnabled(for app: AppID) -> Bool {
    installed(app).map { areActivitiesEnabled($0) } ?? false
  }

  /// `ActivityAuthorizationInfo.frequentPushesEnabled`.
  package func areFrequentPushesEnabled(for app: AppID) -> Bool {
    installed(app).map { areFrequentPushesEnabled($0) } ?? false
  }

  /// Where the app's process is.
  package func state(of app: AppID) -> AppState {
    installed(app).map { apps[$0].state } ?? .notRunning
  }

  /// The installed apps, in the order of their first installation.
  package var installedApps: [AppDescription] {
    apps.filter(\.isInstalled).map(\.description)
  }

  func snapshot(_ slot: Int32) -> ActivitySnapshot {
    let record = activities[slot]
    return ActivitySnapshot(
      id: record.id, app: apps[Int(record.app)].description.id,
      attributesType: typeNames[Int(record.type)], attributes: record.attributes,
      content: record.content, phase: record.phase, style: record.style,
      pushToken: token(of: slot),
      requestedAt: Date(timeIntervalSinceReferenceDate: record.requestedAt),
      phaseEnds: Date(timeIntervalSinceReferenceDate: record.phaseEndsAt))
  }

  private func snapshot(_ dismissal: DismissalMemory.Dismissal) -> ActivitySnapshot {
    ActivitySnapshot(
      id: dismissal.id, app: apps[Int(dismissal.app)].description.id,
      attributesType: typeNames[Int(dismissal.type)], attributes: dismissal.attributes,
      content: dismissal.content, phase: .dismissed, style: dismissal.style, pushToken: nil,
      requestedAt: Date(timeIntervalSinceReferenceDate: dismissal.requestedAt),
      phaseEnds: Date(timeIntervalSinceReferenceDate: dismissal.time))
  }
}

/// Whom a push token reaches.
package enum PushRecipient: Hashable, Sendable {
  case activity(ActivitySnapshot)
  /// The token starts activities of that type.
  case start(AppID, attributesType: String)
}
