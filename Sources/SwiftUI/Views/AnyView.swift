/// A view whose type is hidden.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { content = view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { content = view }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    context.child(ObjectIdentifier(type(of: content))).nodes(of: content)
  }
}
