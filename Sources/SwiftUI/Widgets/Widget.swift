/// The configuration of a widget or of a Live Activity. Apple's interface.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  /// What the widget is.
  var body: Self.Body { get }
}

/// A widget that stands for others. Islet's own.
@MainActor
package protocol WidgetGroup: Widget {
  var widgets: [any Widget] { get }
}
