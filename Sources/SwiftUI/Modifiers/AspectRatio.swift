/// Whether something is made to fit within an area or to cover it.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// Offers a view sizes of one ratio only.
nonisolated struct AspectRatioModifier: WrappingModifier {
  typealias Body = Never

  /// Width divided by height; nil is the ratio of the content's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    AspectRatioNode(self, content: node, environment: context.environment)
  }
}

private final class AspectRatioNode: AligningNode {
  let modifier: AspectRatioModifier

  init(_ modifier: AspectRatioModifier, content: Node, environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(alignment: .center, content: content, environment: environment)
  }

  override func contentProposal(for proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    if proposal.width == nil && proposal.height == nil { return proposal }
    let unit: CGSize
    if let ratio = modifier.ratio {
      unit = CGSize(width: ratio, height: 1)
    } else {
      unit = content.sizeThatFits(.unspecified)
    }
    guard unit.width > 0, unit.height > 0, unit.width.isFinite, unit.height.isFinite else {
      return proposal
    }
    let factors = [
      proposal.width.map { $0 / unit.width }, proposal.height.map { $0 / unit.height },
    ]
    .compactMap { $0 }
    guard let factor = modifier.contentMode == .fit ? factors.min() : factors.max() else {
      return proposal
    }
    return ProposedViewSize(width: unit.width * factor, height: unit.height * factor)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(contentProposal(for: proposal, size: nil))
  }
}

extension View {
  /// Keeps a ratio of width to height; nil is the ratio of the view's ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits, with the ratio of its ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view cover what is offered, with the ratio of its ideal size.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
