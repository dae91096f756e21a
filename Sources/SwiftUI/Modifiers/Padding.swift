/// Insets a view.
nonisolated struct PaddingModifier: WrappingModifier {
  typealias Body = Never

  /// The insets, or nil on edges that take the standard amount.
  let insets: EdgeInsets

  /// The amount where none is given, in points (measured).
  static let standardAmount: CGFloat = 16

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    PaddingNode(insets: insets, content: node, environment: context.environment)
  }
}

private final class PaddingNode: Node {
  let insets: EdgeInsets
  var content: Node { children[0] }

  init(insets: EdgeInsets, content: Node, environment: EnvironmentValues) {
    self.insets = insets
    super.init(environment: environment, children: [content])
  }

  private var leftInset: CGFloat {
    environment.layoutDirection == .leftToRight ? insets.leading : insets.trailing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  override func placeChildren() {
    content.place(
      at: CGPoint(x: frame.minX + leftInset, y: frame.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    content.explicitAlignment(key, proposal: proposal.inset(by: insets))
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    var spacing = content.spacing
    spacing.reset(edges)
    return spacing
  }
}

extension View {
  /// Adds a distance around the view, different on each side, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds a distance on some sides, in points; nil is the standard amount of 16.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingModifier.standardAmount)))
  }

  /// Adds a distance on all sides, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Adds the margin of a scene on some sides; Islet takes the standard padding for it.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, nil)
  }
}
