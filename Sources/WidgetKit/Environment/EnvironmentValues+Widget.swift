import SwiftUI

/// How a widget's colours are drawn. Apple's interface.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// All colours as they are.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two groups of views, each in one colour.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colour, as part of the wallpaper.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How much detail a widget should show (iOS 26). Apple's interface.
public struct LevelOfDetail: Hashable, Sendable {
  private let isSimplified: Bool

  public static let `default` = LevelOfDetail(isSimplified: false)
  public static let simplified = LevelOfDetail(isSimplified: true)
}

extension EnvironmentValues {
  private enum RenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }
  private enum WidgetLabelKey: EnvironmentKey { static let defaultValue = false }

  /// The family of a widget. In a Live Activity it is `systemMedium`, a choice of Islet: Apple does
  /// not say.
  public var widgetFamily: WidgetFamily { .systemMedium }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the removable background of a widget is shown.
  public var showsWidgetContainerBackground: Bool { true }

  /// The margins of a widget, in points; a Live Activity has none.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }

  /// Whether the label of an accessory widget is shown.
  public var showsWidgetLabel: Bool {
    get { self[WidgetLabelKey.self] }
    set { self[WidgetLabelKey.self] = newValue }
  }

  /// How much detail to show; always the default outside visionOS.
  public var levelOfDetail: LevelOfDetail { .default }
}
