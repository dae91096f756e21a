/// Tells when what is known about a view's place differs from the evaluation before. A widget is
/// never told.
private nonisolated struct GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
  typealias Body = Never

  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let known = context.graph.states.object(for: context.identity.appending("geometry")) {
      KnownGeometry<T>()
    }
    let nodes = content(context.child("content"))
    context.graph.lifecycle.afterEvaluation { [transform, action] in
      guard let node = nodes.first else { return }
      let value = transform(
        GeometryProxy(frame: node.frame, environment: context.environment))
      let old = known.value
      known.value = value
      if old != value { action(old ?? value, value) }
    }
    return nodes
  }
}

/// The value of the evaluation before.
private final class KnownGeometry<Value> {
  var value: Value?
}

extension View {
  /// Runs a closure when a value made of the view's place changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Runs a closure with the old and the new value when a value made of the view's place changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
