import ActivityModel
import Foundation

/// R4: what the stale date does.
///
/// Documented: at the stale date the phase becomes `stale` and the widget is drawn with
/// `isStale == true`; the activity stays where it is. An update with a later stale date, or none,
/// makes it active again (implied by the same page). Dates in the past are choices.
package enum Staleness {
  /// What a stale date does that lies in the past when the activity starts.
  package enum PastAtStart: String, Codable, CaseIterable, Sendable {
    /// Stale from the start and on no screen until an update with a later date (field report).
    case staysHidden
    case startsStale
  }

  /// What a stale date does that lies in the past when an update brings it.
  package enum PastInUpdate: String, Codable, CaseIterable, Sendable {
    case becomesStale
    /// The date counts as none.
    case isIgnored
  }

  /// The phase of a running activity with that stale date.
  package static func phase(staleDate: Date?, at now: Date) -> ActivityPhase {
    guard let staleDate, staleDate <= now else { return .active }
    return .stale
  }
}
