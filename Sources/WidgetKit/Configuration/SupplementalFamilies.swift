import SwiftUI

/// A configuration whose widget has layouts for more sizes than the Lock Screen's.
struct SupplementalFamiliesConfiguration: PrimitiveWidgetConfiguration {
  typealias Body = Never

  let wrapped: [any WidgetConfiguration]
  let families: Set<ActivityFamily>
}

extension WidgetConfiguration {
  /// Says that the content of the Live Activity has layouts of its own for these sizes (iOS 18).
  /// Without `small` the system makes what Apple Watch and CarPlay show of the compact leading and
  /// trailing views. Said more than once, all sizes count, a choice of Islet.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    SupplementalFamiliesConfiguration(wrapped: [self], families: Set(families))
  }
}
