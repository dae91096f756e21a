import Foundation

/// Something that happened on the phone and that an app may observe.
package enum ActivityEvent: Codable, Hashable, Sendable {
  /// An activity began, whoever asked for it.
  case started(ActivityRecord)
  case contentChanged(ActivityID, RawContent)
  case phaseChanged(ActivityID, ActivityPhase)
  case pushTokenChanged(ActivityID, PushToken)
  case pushToStartTokenChanged(attributesType: String, PushToken)
  case areActivitiesEnabled(Bool)
  case frequentPushesEnabled(Bool)
}
