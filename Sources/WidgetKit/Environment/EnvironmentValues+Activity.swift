import SwiftUI

/// Says for which sizes the widget has layouts. Apple's interface.
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  public static var defaultValue: Set<ActivityFamily> { [.medium] }
}

extension EnvironmentValues {
  private enum FullscreenKey: EnvironmentKey { static let defaultValue = false }
  private enum FamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
  private enum UpdateReducedKey: EnvironmentKey { static let defaultValue = false }
  private enum LimitedInWidthKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the activity fills the screen in StandBy (iOS 16.1).
  public internal(set) var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }

  /// The size that is drawn (iOS 18); `medium` on the Lock Screen.
  public var activityFamily: ActivityFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// The sizes for which the widget has layouts (iOS 18).
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesEnvironmentKey.self] }
    set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
  }

  /// Whether another device shows the activity and receives only updates with an alert (iOS 18).
  public var isActivityUpdateReduced: Bool {
    get { self[UpdateReducedKey.self] }
    set { self[UpdateReducedKey.self] = newValue }
  }

  /// Whether compact and minimal presentations have less width, as in landscape (iOS 27).
  public var isDynamicIslandLimitedInWidth: Bool { self[LimitedInWidthKey.self] }
}
