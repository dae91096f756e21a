/// Gathers the widgets of a bundle. Apple's interface; it takes any number of widgets.
///
/// As on iOS the only condition is an availability check without `else`.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  @MainActor @preconcurrency
  public static func buildBlock() -> some Widget { _WidgetTuple([]) }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  @MainActor @preconcurrency
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return _WidgetTuple(widgets)
  }

  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: Widget>(
    _ content: Content
  ) -> _LimitedAvailabilityWidget {
    _LimitedAvailabilityWidget(content)
  }

  @MainActor @preconcurrency
  public static func buildOptional(_ content: _LimitedAvailabilityWidget?) -> some Widget {
    _WidgetTuple(content.map { [$0] } ?? [])
  }

  @available(*, unavailable, message: "Only an #available condition may stand in a widget bundle.")
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    EmptyWidget()
  }
}

/// Several widgets in a row. Islet's own.
public struct _WidgetTuple: WidgetGroup {
  package let widgets: [any Widget]

  package init(_ widgets: [any Widget]) {
    self.widgets = widgets
  }

  /// No widgets.
  public init() {
    widgets = []
  }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget behind an availability check. Islet's own.
public struct _LimitedAvailabilityWidget: WidgetGroup {
  package let widgets: [any Widget]

  init(_ widget: any Widget) {
    widgets = [widget]
  }

  /// No widget.
  public init() {
    widgets = []
  }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct EmptyWidget: Widget {
  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
