/// Names a value that views hand to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value so far with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

private nonisolated struct PreferenceModifier<K: PreferenceKey>: WrappingModifier {
  typealias Body = Never

  let transform: (inout K.Value) -> Void
  let replaces: Bool

  init(replaces: Bool, transform: @escaping (inout K.Value) -> Void) {
    self.replaces = replaces
    self.transform = transform
  }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    PreferenceNode<K>(self, content: node, environment: context.environment)
  }
}

private final class PreferenceNode<Key: PreferenceKey>: Node {
  let modifier: PreferenceModifier<Key>

  init(_ modifier: PreferenceModifier<Key>, content: Node, environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(environment: environment, children: [content])
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.preference(key) }
    var value = Key.defaultValue
    if !modifier.replaces, let below = super.preference(Key.self) { value = below }
    modifier.transform(&value)
    return value as? K.Value
  }
}

extension View {
  /// Hands a value to the views around this one.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(replaces: true) { $0 = value })
  }

  /// Changes a value that this view hands to the views around it.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(replaces: false, transform: callback))
  }
}
