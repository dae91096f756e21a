/// What a widget is: how it looks and where its data comes from. Apple's interface.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  var body: Self.Body { get }
}

/// A configuration that Islet reads itself.
@MainActor
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration {
  /// The configurations that it stands for; none when it is one.
  var wrapped: [any WidgetConfiguration] { get }
}

extension PrimitiveWidgetConfiguration {
  package var wrapped: [any WidgetConfiguration] { [] }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Primitive configurations have no body; Islet never asks for it.
  public var body: Never {
    fatalError("\(Self.self) is a primitive widget configuration and has no body.")
  }
}

/// A configuration that configures nothing. Apple's interface.
public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration, Sendable {
  public typealias Body = Never

  public nonisolated init() {}
}

/// A configuration behind an availability check. Apple's interface.
public struct LimitedAvailabilityConfiguration: PrimitiveWidgetConfiguration {
  public typealias Body = Never

  package let wrapped: [any WidgetConfiguration]

  package init(_ configuration: any WidgetConfiguration) {
    wrapped = [configuration]
  }
}

/// A configuration with something said about it that does not change a Live Activity's pictures.
package struct AnnotatedWidgetConfiguration: PrimitiveWidgetConfiguration {
  package typealias Body = Never

  package let wrapped: [any WidgetConfiguration]

  package init(_ configuration: any WidgetConfiguration) {
    wrapped = [configuration]
  }
}
