/// Gives a view an identity of the user's: another one starts its state anew.
private nonisolated struct IdentityModifier: PrimitiveModifier {
  typealias Body = Never

  let id: AnyIdentifier

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    content(context.child(id))
  }
}

/// A value by which a picker, a list or a tab view tells its rows apart.
struct TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Gives the view an identity; when it changes, the state of the view starts anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyIdentifier(id)))
  }

  /// Names the view for a picker, a list or a tab view.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}
