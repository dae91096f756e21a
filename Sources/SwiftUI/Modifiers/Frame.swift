import Drawing

/// Gives a view a fixed length in one or both axes.
nonisolated struct FrameModifier: WrappingModifier {
  typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    // Apple logs a warning for a negative or infinite length and takes it as absent.
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
  }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    FrameNode(self, content: node, environment: context.environment)
  }
}

private final class FrameNode: AligningNode {
  let modifier: FrameModifier

  init(_ modifier: FrameModifier, content: Node, environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(alignment: modifier.alignment, content: content, environment: environment)
  }

  override func contentProposal(for proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = modifier.width, let height = modifier.height {
      return CGSize(width: width, height: height)
    }
    let size = content.sizeThatFits(contentProposal(for: proposal, size: nil))
    return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
  }

  override func draw(into items: inout [DisplayItem]) {
    drawContent(isEmptyByChoice: modifier.width == 0 || modifier.height == 0, into: &items)
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if modifier.width != nil { edges.formUnion(.horizontal) }
    if modifier.height != nil { edges.formUnion(.vertical) }
    var spacing = content.spacing
    spacing.reset(edges)
    return spacing
  }
}

extension View {
  /// Gives the view a fixed width or height in points; nil leaves an axis alone.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }
}
