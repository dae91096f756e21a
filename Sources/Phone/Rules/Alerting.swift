/// R10: what an alert shows.
///
/// Documented: an alert comes with an update, lights the screen, plays its sound and shows the
/// expanded island, or the Lock Screen presentation as a banner on a phone without an island. How
/// long is the choice `alertDuration`.
package enum Alerting {
  /// What another alert does while one is shown.
  package enum Second: String, Codable, CaseIterable, Sendable {
    case replacesFirst
    /// The sound plays, the first stays.
    case isNotShown
  }

  /// Where the alert of an activity appears.
  package enum Place: String, Codable, CaseIterable, Hashable, Sendable {
    case expandedIsland
    case banner
    /// The card on the Lock Screen, which lights up.
    case lockScreen
  }

  /// Where an alert appears.
  package static func place(hasIsland: Bool, isLocked: Bool) -> Place {
    if isLocked { return .lockScreen }
    return hasIsland ? .expandedIsland : .banner
  }
}
