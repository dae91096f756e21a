import Drawing

/// Gives a view least, ideal and greatest lengths.
nonisolated struct FlexibleFrameModifier: WrappingModifier {
  typealias Body = Never

  /// The limits along one axis, in points.
  struct Limits: Equatable, Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Orders the limits: a contradictory one gives way to the smaller one.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min
      self.ideal = ideal.map { Swift.max($0, min ?? $0) }
      self.max = max.map { Swift.max($0, self.ideal ?? min ?? $0) }
    }

    var isNone: Bool { min == nil && ideal == nil && max == nil }

    func clamp(_ length: CGFloat) -> CGFloat {
      Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
    }

    /// What the content is proposed.
    func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map(clamp)
    }

    /// The length of the frame; `content` is asked for the content's length where it matters.
    func length(_ proposal: CGFloat?, content: () -> CGFloat) -> CGFloat {
      guard let proposal else { return ideal ?? clamp(content()) }
      switch (min, max) {
      case (.some, .some): return clamp(proposal)
      case (.some(let min), nil):
        return Swift.max(Swift.min(clamp(proposal), content()), min)
      case (nil, .some(let max)):
        return Swift.min(Swift.max(clamp(proposal), content()), max)
      case (nil, nil): return content()
      }
    }

    /// The proposal to the content once the frame's own length is known.
    func placedProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      if proposal == nil, ideal == nil, length > min ?? -.infinity, length < max ?? .infinity {
        return nil
      }
      return length
    }
  }

  let horizontal: Limits
  let vertical: Limits
  let alignment: Alignment

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    FlexibleFrameNode(self, content: node, environment: context.environment)
  }
}

private final class FlexibleFrameNode: AligningNode {
  let modifier: FlexibleFrameModifier

  init(_ modifier: FlexibleFrameModifier, content: Node, environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(alignment: modifier.alignment, content: content, environment: environment)
  }

  override func contentProposal(for proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    guard let size else {
      return ProposedViewSize(
        width: modifier.horizontal.contentProposal(proposal.width),
        height: modifier.vertical.contentProposal(proposal.height))
    }
    return ProposedViewSize(
      width: modifier.horizontal.isNone
        ? proposal.width
        : modifier.horizontal.placedProposal(proposal.width, length: size.width),
      height: modifier.vertical.isNone
        ? proposal.height
        : modifier.vertical.placedProposal(proposal.height, length: size.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let contentProposal = contentProposal(for: proposal, size: nil)
    return CGSize(
      width: modifier.horizontal.length(proposal.width) {
        content.sizeThatFits(contentProposal).width
      },
      height: modifier.vertical.length(proposal.height) {
        content.sizeThatFits(contentProposal).height
      })
  }

  override func draw(into items: inout [DisplayItem]) {
    drawContent(
      isEmptyByChoice: modifier.horizontal.max == 0 || modifier.vertical.max == 0, into: &items)
  }

  override var spacing: ViewSpacing {
    // Only an axis whose length no longer follows the content is reset.
    var edges: Edge.Set = []
    if modifier.horizontal.min != nil && modifier.horizontal.max != nil {
      edges.formUnion(.horizontal)
    }
    if modifier.vertical.min != nil && modifier.vertical.max != nil { edges.formUnion(.vertical) }
    var spacing = content.spacing
    spacing.reset(edges)
    return spacing
  }
}

extension View {
  /// Gives the view least, ideal and greatest lengths in points; nil leaves a limit out.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}
