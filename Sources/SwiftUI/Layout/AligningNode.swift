import Drawing

/// A node that aligns its only child within its own bounds.
package class AligningNode: Node {
  let alignment: Alignment
  var content: Node { children[0] }

  init(alignment: Alignment, content: Node, environment: EnvironmentValues) {
    self.alignment = alignment
    super.init(environment: environment, children: [content])
  }

  /// What the child is proposed; `size` is this node's own size once it is known.
  func contentProposal(for proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    proposal
  }

  /// Where the child goes for a proposal, relative to this node's top leading corner.
  private func contentOffset(
    for proposal: ProposedViewSize
  ) -> (offset: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let own = ViewDimensions(size: size)
    let contentProposal = contentProposal(for: proposal, size: size)
    let dimensions = ViewDimensions(node: content, proposal: contentProposal)
    // Two endless lengths have no distance; nothing is placed at such sizes.
    func distance(_ own: CGFloat, _ other: CGFloat) -> CGFloat {
      own.isFinite && other.isFinite ? own - other : 0
    }
    let offset = CGPoint(
      x: distance(own[alignment.horizontal], dimensions[alignment.horizontal]),
      y: distance(own[alignment.vertical], dimensions[alignment.vertical]))
    return (offset, contentProposal)
  }

  package override func placeChildren() {
    let (offset, contentProposal) = contentOffset(for: proposal)
    var x = frame.minX + offset.x
    if environment.layoutDirection == .rightToLeft {
      x = frame.maxX - offset.x - content.sizeThatFits(contentProposal).width
    }
    content.place(at: CGPoint(x: x, y: frame.minY + offset.y), proposal: contentProposal)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize
  ) -> CGFloat? {
    let (offset, contentProposal) = contentOffset(for: proposal)
    return content.explicitAlignment(key, proposal: contentProposal).map {
      $0 + (key.axis == .horizontal ? offset.x : offset.y)
    }
  }

  /// Draws the child; what stands in a frame that the user made empty says so, for such a view is
  /// not squeezed.
  final func drawContent(isEmptyByChoice: Bool, into items: inout [DisplayItem]) {
    guard isEmptyByChoice else { return content.draw(into: &items) }
    var drawn: [DisplayItem] = []
    content.draw(into: &drawn)
    items += drawn.map(\.emptyByChoice)
  }
}

extension DisplayItem {
  /// The item with all elements marked as empty by choice.
  fileprivate var emptyByChoice: DisplayItem {
    switch self {
    case .fill, .stroke, .glyphs, .image: return self
    case .group(let effect, let items): return .group(effect, items.map(\.emptyByChoice))
    case .element(var element, let items):
      element.traits.append(.emptyByChoice)
      return .element(element, items.map(\.emptyByChoice))
    }
  }
}
