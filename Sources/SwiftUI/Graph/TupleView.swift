/// Several views as siblings.
@frozen
public struct TupleView<T> {
  /// The views, a tuple.
  public var value: T

  /// Makes siblings of the views of a tuple.
  public init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    var nodes: [Node] = []
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      guard let view = child.value as? any View else { continue }
      nodes += context.child(index).nodes(of: view)
    }
    return nodes
  }
}
