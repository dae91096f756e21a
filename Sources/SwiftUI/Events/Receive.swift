/// Listens to a publisher for as long as a view is there.
private nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier
where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  init(publisher: P, action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    context.remark(.neverRuns("onReceive"))
    let identity = context.identity.appending("receive")
    let listener = context.graph.states.object(for: identity) { Listener<P.Output>() }
    listener.action = action
    let publisher = publisher
    context.graph.lifecycle.register(
      identity,
      appear: { listener.cancellable = publisher.sink { listener.action?($0) } },
      disappear: { listener.cancellable = nil })
    return content(context.child("content"))
  }
}

/// What a view does with the values of a publisher; the closure is that of the last evaluation.
private final class Listener<Output> {
  var action: ((Output) -> Void)?
  var cancellable: AnyCancellable?
}

extension View {
  /// Runs a closure with each value of a publisher.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
