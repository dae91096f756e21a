/// Where a Live Activity is in its life.
///
/// The kits publish it as `ActivityState`; the name differs so that both can be seen in one file.
package enum ActivityPhase: String, Codable, CaseIterable, Hashable, Sendable {
  /// Scheduled, not started yet (iOS 26).
  case pending
  /// Visible, takes updates.
  case active
  /// Running, but its stale date has passed without a newer update (iOS 16.2).
  case stale
  /// Over, its last content still on the Lock Screen.
  case ended
  /// Over and no longer visible.
  case dismissed

  /// Whether the activity takes updates and may be in the Dynamic Island.
  package var isRunning: Bool { self == .active || self == .stale }

  /// Whether the activity is over. Its content never changes again.
  package var isOver: Bool { self == .ended || self == .dismissed }
}
