/// Gives a view its ideal size whatever is proposed.
nonisolated struct FixedSizeModifier: WrappingModifier {
  typealias Body = Never

  let horizontal: Bool
  let vertical: Bool

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    FixedSizeNode(self, content: node, environment: context.environment)
  }
}

private final class FixedSizeNode: Node {
  let modifier: FixedSizeModifier

  init(_ modifier: FixedSizeModifier, content: Node, environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(environment: environment, children: [content])
  }

  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children[0].sizeThatFits(ideal(proposal))
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: ideal(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    children[0].explicitAlignment(key, proposal: ideal(proposal))
  }
}

extension View {
  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View {
    modifier(FixedSizeModifier(horizontal: true, vertical: true))
  }

  /// Gives the view its ideal length in the named axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
