import SwiftUI

/// What screen readers are told of marks.
extension ChartContent {
  /// Says what each mark is.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    describing(\.label, label)
  }

  /// Says what each mark is.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    describing(\.label, Text(labelKey))
  }

  /// Says what each mark is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    describing(\.label, Text(label))
  }

  /// Says what value each mark has.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    describing(\.value, value)
  }

  /// Says what value each mark has.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    describing(\.value, Text(valueKey))
  }

  /// Says what value each mark has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    describing(\.value, Text(value))
  }

  /// Names each mark for scripts.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    describing(\.identifier, identifier)
  }

  /// Hides each mark from screen readers.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    describing(\.isHidden, hidden)
  }

  private nonisolated func describing<V>(
    _ keyPath: WritableKeyPath<MarkLook.Accessibility, V?>, _ value: V
  ) -> some ChartContent {
    changingMarks { $0.look.accessibility[keyPath: keyPath] = value }
  }
}
