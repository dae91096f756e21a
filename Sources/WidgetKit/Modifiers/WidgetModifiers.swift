import SwiftUI

extension ContainerBackgroundPlacement {
  /// The background of a widget (iOS 17). Apple's interface.
  public static let widget = ContainerBackgroundPlacement("widget")
}

/// How a picture looks in a tinted widget (iOS 18). Apple's interface.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// In the accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Without colour, then in the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// Without colour.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Sets how the picture looks in a tinted widget. A Live Activity is never tinted.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    self
  }
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
