import ActivityModel

/// Where a Live Activity is in its life. Apple's interface.
public enum ActivityState: Sendable, Codable, Hashable {
  /// Visible, takes updates.
  case active
  /// Over; its last content may still be on the Lock Screen.
  case ended
  /// Over and no longer visible.
  case dismissed
  /// Running, but its stale date has passed without a newer update (iOS 16.2).
  case stale
  /// Scheduled, not started yet (iOS 26).
  case pending
}

extension ActivityState {
  init(_ phase: ActivityPhase) {
    self =
      switch phase {
      case .pending: .pending
      case .active: .active
      case .stale: .stale
      case .ended: .ended
      case .dismissed: .dismissed
      }
  }
}
