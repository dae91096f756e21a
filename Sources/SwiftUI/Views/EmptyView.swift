/// A view that takes no place and draws nothing.
@frozen
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] { [] }
}
