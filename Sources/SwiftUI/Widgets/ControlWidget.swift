/// A control of Control Center or of the Lock Screen (iOS 18). Apple's interface.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  /// What the control is.
  var body: Self.Body { get }
}

/// What a control is. Apple's interface. Islet does not draw controls.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration that this one is made of.
  var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// Primitive configurations have no body; Islet never asks for it.
  public var body: Never {
    fatalError("\(Self.self) is a primitive control configuration and has no body.")
  }
}

/// A control that configures nothing. Apple's interface.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration, Sendable {
  public typealias Body = Never

  public nonisolated init() {}
}

extension WidgetBundleBuilder {
  /// A control among the widgets of a bundle.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    _WidgetTuple([])
  }
}
