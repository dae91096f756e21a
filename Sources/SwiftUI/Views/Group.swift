/// Several views that are treated alike: a modifier of the group applies to each of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a group of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] { context.nodes(of: content) }
}
