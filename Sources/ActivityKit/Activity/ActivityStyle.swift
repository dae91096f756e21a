import ActivityModel

/// Whether an activity runs until it is ended or is shown for a moment. Apple's interface.
public enum ActivityStyle: Sendable, Hashable {
  /// Runs until the app, a push, a person or the time limit ends it.
  case standard
  /// Appears expanded in the Dynamic Island and ends by itself soon (iOS 18).
  case transient
}

extension ActivityRequest.Style {
  init(_ style: ActivityStyle) {
    self =
      switch style {
      case .standard: .standard
      case .transient: .transient
      }
  }
}
