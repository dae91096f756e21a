import ActivityModel
import Foundation

/// Stands where a phone would be while none is attached: it starts nothing and says so.
final class NoPhone: ActivitySystem {
  private let hasReported = Flag()

  func request(_ request: ActivityRequest) throws -> ActivityRecord {
    let error = NoPhoneAttached(attributesType: request.attributesType)
    if hasReported.set() { report(error.description) }
    throw error
  }

  func update(_ id: ActivityID, _ content: RawContent, alert: Alert?, timestamp: Date?) async {}

  func end(
    _ id: ActivityID, _ content: RawContent?, policy: DismissalPolicy, timestamp: Date?
  ) async {}

  func activities(ofType attributesType: String) -> [ActivityRecord] { [] }
  func activity(_ id: ActivityID) -> ActivityRecord? { nil }
  func pushToStartToken(ofType attributesType: String) -> PushToken? { nil }

  /// Activities count as allowed, so that an app does not stop in silence before its request.
  var authorization: ActivityAuthorization {
    ActivityAuthorization(areActivitiesEnabled: true, frequentPushesEnabled: false)
  }

  /// A stream that stays silent, as a phone's does on which nothing happens.
  func events() -> AsyncStream<ActivityEvent> {
    AsyncStream { _ in }
  }
}

/// `Activity.request` was called in a process to which no phone is attached.
package struct NoPhoneAttached: Error, Hashable, LocalizedError, CustomStringConvertible {
  /// The attributes type of the activity that was not started.
  package var attributesType: String

  package init(attributesType: String) {
    self.attributesType = attributesType
  }

  package var description: String {
    """
    The Live Activity of \(attributesType) was not started, because no phone is attached to this \
    process. In a test, run this code with `InstalledApp.run` of LiveActivityTesting; draw its \
    presentations with `islet preview`, its whole life with `islet timeline`.
    """
  }

  package var errorDescription: String? { description }
}
