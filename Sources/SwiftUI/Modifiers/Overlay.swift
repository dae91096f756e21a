import Drawing

/// Draws a second view behind or in front of a view, in the size of the first.
nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  typealias Body = Never

  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    content(context).map { node in
      var inner = context.child(isBehind)
      inner.environment.stackOrientation = nil
      let nodes = inner.nodes(of: secondary)
      let second = LayoutNode(
        ZStackLayout(alignment: alignment), children: nodes, environment: inner.environment)
      return SecondaryNode(
        primary: node, secondary: nodes.count == 1 ? nodes[0] : second, alignment: alignment,
        isBehind: isBehind, environment: context.environment)
    }
  }
}

/// A node whose layout is that of its first child alone.
private final class SecondaryNode: Node {
  let alignment: Alignment
  let isBehind: Bool

  init(
    primary: Node, secondary: Node, alignment: Alignment, isBehind: Bool,
    environment: EnvironmentValues
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(environment: environment, children: [primary, secondary])
  }

  override func placeChildren() {
    let (primary, secondary) = (children[0], children[1])
    primary.place(at: frame.origin, proposal: proposal)
    let own = ViewDimensions(node: primary, proposal: proposal)
    let secondProposal = ProposedViewSize(frame.size)
    let second = ViewDimensions(node: secondary, proposal: secondProposal)
    var x = frame.minX + own[alignment.horizontal] - second[alignment.horizontal]
    if environment.layoutDirection == .rightToLeft {
      x = frame.maxX - (x - frame.minX) - second.width
    }
    secondary.place(
      at: CGPoint(x: x, y: frame.minY + own[alignment.vertical] - second[alignment.vertical]),
      proposal: secondProposal)
  }

  override func draw(into items: inout [DisplayItem]) {
    for child in isBehind ? [children[1], children[0]] : children { child.draw(into: &items) }
  }
}

extension View {
  /// Puts views in front, in the size of this view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front, in the size of this view.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// Puts views behind, in the size of this view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind, in the size of this view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isBehind: true))
  }
}
