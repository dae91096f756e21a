/// Hands the place of a view to the views around it.
private nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: WrappingModifier {
  typealias Body = Never

  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void
  let replaces: Bool

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    AnchorPreferenceNode<A, K>(self, content: node, environment: context.environment)
  }
}

private final class AnchorPreferenceNode<A, Key: PreferenceKey>: Node {
  let modifier: AnchorPreferenceModifier<A, Key>

  init(
    _ modifier: AnchorPreferenceModifier<A, Key>, content: Node, environment: EnvironmentValues
  ) {
    self.modifier = modifier
    super.init(environment: environment, children: [content])
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.preference(key) }
    var value = Key.defaultValue
    if !modifier.replaces, let below = super.preference(Key.self) { value = below }
    modifier.change(&value, Anchor(node: self, value: modifier.source.value))
    return value as? K.Value
  }
}

extension View {
  /// Hands a value made of a place of this view to the views around it.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(
        source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// Changes a value with a place of this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, change: transform, replaces: false))
  }
}
