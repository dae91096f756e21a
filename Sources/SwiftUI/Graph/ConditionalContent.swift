/// One of two views, from an `if` with `else` or a `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    switch storage {
    case .trueContent(let view): context.child(true).nodes(of: view)
    case .falseContent(let view): context.child(false).nodes(of: view)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    map { context.nodes(of: $0) } ?? []
  }
}
