/// A piece of a user interface.
///
/// A view is composite, when its `body` says what it is made of, or primitive, when Islet makes a
/// node of it.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that the body makes.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Cannot be called: there is no value of this type.
  public var body: Never { fatalError("A primitive view has no body.") }
}

extension View where Body == Never {
  /// Primitive views have no body; Islet never asks for it.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body.") }
}

/// A view that makes its nodes itself.
@MainActor
package protocol PrimitiveView: View {
  func makeNodes(in context: ViewContext) -> [Node]
}
