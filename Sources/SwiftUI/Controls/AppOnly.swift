import Drawing

/// Names a control in the drawn tree, and says so when it stands in a widget, where a phone shows
/// nothing in its place.
nonisolated struct AppOnlyModifier: WrappingModifier {
  typealias Body = Never

  let kind: String
  let content: String?
  let action: (() -> Void)?
  let entry: TextEntry?

  init(_ kind: String, content: String?, action: (() -> Void)?, entry: TextEntry?) {
    self.entry = entry
    self.kind = kind
    self.content = content
    self.action = action
  }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let traits: [Element.Trait] = context.environment.isInApp ? [] : [.appOnly]
    guard let action else {
      return ElementNode(kind, content: content, traits: traits, around: node)
    }
    return InteractiveNode(
      .tap(action), identity: context.identity, entry: entry, content: node
    ) { [kind, content] in
      Element(kind: kind, content: content, frame: $0, traits: traits + [.button])
    }
  }
}

extension View {
  /// Draws the view as a control that only apps may show.
  nonisolated func appOnly(
    _ kind: String, content: String? = nil, action: (() -> Void)? = nil,
    entry: TextEntry? = nil
  ) -> some View {
    modifier(AppOnlyModifier(kind, content: content, action: action, entry: entry))
  }
}
