import ActivityKit
import ActivityModel
import Foundation
import Phone

/// The phone as one app's process sees it.
package struct AppConnection: ActivitySystem {
  private let host: PhoneHost
  private let app: AppID
  /// Which code of the app asks; nil leaves that to the task.
  private let caller: ActivityRequest.Caller?

  init(host: PhoneHost, app: AppID, caller: ActivityRequest.Caller? = nil) {
    self.host = host
    self.app = app
    self.caller = caller
  }

  var clock: ClockFace { host.clock }

  package func request(_ request: ActivityRequest) throws -> ActivityRecord {
    var request = request
    if let caller { request.caller = caller }
    for effect in host.send(.request(request, by: app)) {
      switch effect.kind {
      case .activityAppeared(let snapshot): return ActivityRecord(snapshot)
      case .requestRefused(let refusal): throw refusal
      default: continue
      }
    }
    preconditionFailure("The phone neither started nor refused an activity of \(app).")
  }

  package func update(
    _ id: ActivityID, _ content: RawContent, alert: Alert?, timestamp: Date?
  ) async {
    host.send(.update(id, content, alert: alert, timestamp: timestamp))
  }

  package func end(
    _ id: ActivityID, _ content: RawContent?, policy: DismissalPolicy, timestamp: Date?
  ) async {
    host.send(.end(id, content, policy, timestamp: timestamp))
  }

  package func activities(ofType attributesType: String) -> [ActivityRecord] {
    host.read { $0.activities(of: app, attributesType: attributesType).map(ActivityRecord.init) }
  }

  package func activity(_ id: ActivityID) -> ActivityRecord? {
    host.read { $0.activity(id).map(ActivityRecord.init) }
  }

  package func pushToStartToken(ofType attributesType: String) -> PushToken? {
    host.read { $0.pushToStartToken(of: app, attributesType: attributesType) }
  }

  package var authorization: ActivityAuthorization {
    host.read { phone in
      ActivityAuthorization(
        areActivitiesEnabled: phone.areActivitiesEnabled(for: app),
        frequentPushesEnabled: phone.areFrequentPushesEnabled(for: app))
    }
  }

  package func events() -> AsyncStream<ActivityEvent> {
    host.events(for: app)
  }

  package func report(_ message: String) {
    host.send(.report(message, by: app))
  }
}
