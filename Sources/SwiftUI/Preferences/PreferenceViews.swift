import Drawing

/// Draws views that are made of what a view hands upwards, behind or in front of it.
private nonisolated struct PreferenceViewModifier<K: PreferenceKey, V: View>: PrimitiveModifier {
  typealias Body = Never

  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> V

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let primary = content(context.child("content"))
    let node =
      primary.count == 1
      ? primary[0]
      : LayoutNode(ZStackLayout(), children: primary, environment: context.environment)
    var inner = context.child(isBehind)
    inner.environment.stackOrientation = nil
    return [
      PreferenceViewNode(
        primary: node, alignment: alignment, isBehind: isBehind, context: inner,
        make: { [transform] in
          AnyView(transform(node.preference(K.self) ?? K.defaultValue))
        })
    ]
  }
}

/// The views are made once the first child has its place, which anchors tell.
private final class PreferenceViewNode: Node {
  let alignment: Alignment
  let isBehind: Bool
  let context: ViewContext
  let make: @MainActor () -> AnyView
  private var secondary: Node?

  init(
    primary: Node, alignment: Alignment, isBehind: Bool, context: ViewContext,
    make: @escaping @MainActor () -> AnyView
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.context = context
    self.make = make
    super.init(environment: context.environment, children: [primary])
  }

  override func placeChildren() {
    let primary = children[0]
    primary.place(at: frame.origin, proposal: proposal)
    let nodes = context.nodes(of: make())
    let second =
      nodes.count == 1
      ? nodes[0]
      : LayoutNode(
        ZStackLayout(alignment: alignment), children: nodes, environment: environment)
    let own = ViewDimensions(node: primary, proposal: proposal)
    let secondProposal = ProposedViewSize(frame.size)
    let size = ViewDimensions(node: second, proposal: secondProposal)
    var x = frame.minX + own[alignment.horizontal] - size[alignment.horizontal]
    if environment.layoutDirection == .rightToLeft {
      x = frame.maxX - (x - frame.minX) - size.width
    }
    second.place(
      at: CGPoint(x: x, y: frame.minY + own[alignment.vertical] - size[alignment.vertical]),
      proposal: secondProposal)
    secondary = second
  }

  override func draw(into items: inout [DisplayItem]) {
    if isBehind { secondary?.draw(into: &items) }
    children[0].draw(into: &items)
    if !isBehind { secondary?.draw(into: &items) }
  }

  override func hitTest(_ point: CGPoint) -> InteractiveNode? {
    let inner = children[0].hitTest(point)
    let other = secondary?.hitTest(point)
    return isBehind ? inner ?? other : other ?? inner
  }
}

extension View {
  /// Puts views in front that are made of what this view hands upwards.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views in front that are made of what this view hands upwards.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceViewModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Puts views behind that are made of what this view hands upwards.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views behind that are made of what this view hands upwards.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceViewModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}
