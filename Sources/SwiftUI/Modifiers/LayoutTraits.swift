/// What a view tells the container around it: priority, order of drawing, guides, values.
private nonisolated struct TraitModifier: WrappingModifier {
  typealias Body = Never

  var priority: Double?
  var zIndex: Double?
  var guide: Guide?

  struct Guide {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat
  }

  init(priority: Double? = nil, zIndex: Double? = nil, guide: Guide? = nil) {
    self.priority = priority
    self.zIndex = zIndex
    self.guide = guide
  }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    TraitNode(self, content: node, environment: context.environment)
  }
}

private final class TraitNode: Node {
  let modifier: TraitModifier

  init(_ modifier: TraitModifier, content: Node, environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(environment: environment, children: [content])
  }

  override var priority: Double { modifier.priority ?? super.priority }
  override var zIndex: Double { modifier.zIndex ?? super.zIndex }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    if let guide = modifier.guide, guide.key == key {
      return guide.value(ViewDimensions(node: children[0], proposal: proposal))
    }
    return super.explicitAlignment(key, proposal: proposal)
  }
}

private nonisolated struct LayoutValueModifier<K: LayoutValueKey>: WrappingModifier {
  typealias Body = Never

  let value: K.Value

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    LayoutValueNode<K>(value: value, content: node, environment: context.environment)
  }
}

private final class LayoutValueNode<Key: LayoutValueKey>: Node {
  let value: Key.Value

  init(value: Key.Value, content: Node, environment: EnvironmentValues) {
    self.value = value
    super.init(environment: environment, children: [content])
  }

  override func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    key == Key.self ? value as? K.Value : super.layoutValue(for: key)
  }
}

extension View {
  /// Has the view served earlier by its stack; the standard priority is 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(priority: value))
  }

  /// Draws the view above siblings of a smaller index.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(zIndex: value))
  }

  /// Moves a guide of the view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(TraitModifier(guide: .init(key: g.key, value: computeValue)))
  }

  /// Moves a guide of the view, in points from its top.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(TraitModifier(guide: .init(key: g.key, value: computeValue)))
  }

  /// Hands a value to the layout that arranges the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
