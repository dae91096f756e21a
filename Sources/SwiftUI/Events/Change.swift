/// Tells when a value differs from that of the evaluation before. A widget is never told.
private nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let (value, action) = (value, action)
    context.remark(.neverRuns("onChange"))
    let known = context.graph.states.object(for: context.identity.appending("change")) {
      KnownValue<Value>()
    }
    context.graph.lifecycle.afterEvaluation { [isInitial] in
      let old = known.value
      known.value = value
      if let old {
        if old != value { action(old, value) }
      } else if isInitial {
        action(value, value)
      }
    }
    return content(context.child("content"))
  }
}

/// The value of the evaluation before.
private final class KnownValue<Value> {
  var value: Value?
}

extension View {
  /// Runs a closure with the old and the new value when a value changes.
  ///
  /// - Parameter initial: Whether the closure also runs when the view comes onto the screen.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs a closure when a value changes.
  ///
  /// - Parameter initial: Whether the closure also runs when the view comes onto the screen.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs a closure with the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
