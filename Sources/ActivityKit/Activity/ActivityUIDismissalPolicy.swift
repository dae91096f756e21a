import ActivityModel
import Foundation

/// When an activity that has ended leaves the Lock Screen. Apple's interface.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let policy: DismissalPolicy

  /// Four hours after the end, or when a person removes it.
  public static let `default` = ActivityUIDismissalPolicy(policy: .default)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(policy: .immediate)

  /// At `date`, but four hours after the end at the latest.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(policy: .after(date))
  }
}
