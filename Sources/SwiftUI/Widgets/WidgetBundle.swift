/// The widgets of a widget extension. Apple's interface.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
