import ActivityModel
import Foundation

/// R13: how long a change animates.
///
/// Documented: iOS 17 and later play the built-in animations for two seconds at most; with
/// reduced luminance there is none. iOS 16 ignores the app's animations.
package enum Animation {
  /// The longest animation of an update, in seconds.
  package static let longest: TimeInterval = 2

  /// How long a change may animate, in seconds.
  package static func longest(isLuminanceReduced: Bool) -> TimeInterval {
    isLuminanceReduced ? 0 : longest
  }

  /// Whether the app's own animations are played.
  package static func playsAppAnimations(on system: SystemVersion) -> Bool {
    system >= SystemVersion(17, 0)
  }
}
