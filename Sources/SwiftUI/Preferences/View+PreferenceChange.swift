/// Tells when the value of a preference differs from that of the evaluation before. A widget is
/// never told.
private nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier
where K.Value: Equatable {
  typealias Body = Never

  let action: (K.Value) -> Void

  init(action: @escaping (K.Value) -> Void) { self.action = action }

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let known = context.graph.states.object(for: context.identity.appending("preference")) {
      KnownPreference<K.Value>()
    }
    let nodes = content(context.child("content"))
    context.graph.lifecycle.afterEvaluation { [action] in
      var value = K.defaultValue
      for found in nodes.compactMap({ $0.preference(K.self) }) {
        K.reduce(value: &value) { found }
      }
      guard known.value != value else { return }
      known.value = value
      action(value)
    }
    return nodes
  }
}

/// The value of the evaluation before.
private final class KnownPreference<Value> {
  var value: Value?
}

extension View {
  /// Runs a closure when a value that views below hand upwards changes.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
