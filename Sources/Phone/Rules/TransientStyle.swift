/// R12: the transient style (iOS 18).
///
/// Documented: it appears expanded in the island and ends by itself when the device is locked, the
/// expanded view is collapsed, a person taps or works outside it, or leaves the app. Phones without
/// an island, the Lock Screen and the phase after the end are choices.
package enum TransientStyle {
  /// What a phone without an island does.
  package enum WithoutIsland: String, Codable, CaseIterable, Sendable {
    case showsBanner
    case endsAtOnce
  }

  /// How a transient activity ends by itself.
  package enum OwnEnd: String, Codable, CaseIterable, Sendable {
    case dismissesAtOnce
    case followsDefaultPolicy
  }

  /// What the alert of another activity does while a transient one is shown.
  package enum Interruption: String, Codable, CaseIterable, Sendable {
    /// The expanded view is collapsed, which ends it.
    case endsIt
    /// The alert is not shown.
    case isHeldOff
  }
}
