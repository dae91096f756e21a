import SwiftUI

extension ContainerBackgroundPlacement {
  /// The background of a widget (iOS 17). Apple's interface.
  public static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
  /// Puts the view into the accented group of a tinted widget. A Live Activity has no such groups.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets the label beside an accessory widget. A Live Activity has none.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Sets the label beside an accessory widget. A Live Activity has none.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the label beside an accessory widget. A Live Activity has none.
  @_disfavoredOverload
  public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Bends the content along the corner of a watch. A phone has no such corner.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
