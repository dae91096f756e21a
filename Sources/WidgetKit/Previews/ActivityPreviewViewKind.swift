import ActivityModel

/// The presentation that a preview shows (iOS 16.2). Apple's interface.
public enum ActivityPreviewViewKind: Sendable {
  /// The Lock Screen.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// A presentation of the Dynamic Island. Apple's interface.
  public enum DynamicIslandPreviewViewState: Sendable, Hashable {
    case compact
    case minimal
    case expanded
  }

  var presentation: Presentation {
    switch self {
    case .content: .lockScreen
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.minimal): .minimal
    case .dynamicIsland(.expanded): .expanded
    }
  }
}
