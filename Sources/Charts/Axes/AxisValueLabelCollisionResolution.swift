import SwiftUI

/// What happens to labels that touch each other. Apple's interface.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case disabled
    /// Labels that touch an earlier one are left out, those of less priority first.
    case greedy(priority: Double, minimumSpacing: CGFloat?)
    case truncate
  }

  let kind: Kind

  public static var automatic: Self { Self(kind: .automatic) }
  /// They overlap.
  public static var disabled: Self { Self(kind: .disabled) }
  /// Labels that touch an earlier one are left out.
  public static var greedy: Self { greedy() }
  /// Labels are cut to the room between values.
  public static var truncate: Self { Self(kind: .truncate) }
  /// Labels that touch an earlier one of at least the same priority are left out.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}
