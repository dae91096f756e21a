/// R8: starts at a later date (iOS 26).
///
/// Documented: the activity is `pending` until the date, then `active` with its alert; it counts
/// toward the limits while it waits. A date in the past and updates before the start are choices.
package enum ScheduledStart {
  /// What a start date in the past does.
  package enum PastDate: String, Codable, CaseIterable, Sendable {
    case startsWithAlert
    case startsSilently
  }

  /// What an update does before the start.
  package enum UpdateBefore: String, Codable, CaseIterable, Sendable {
    case changesContent
    case isIgnored
  }
}
