import Drawing

/// A container whose children a layout arranges.
package final class LayoutNode<L: Layout>: Node {
  private let layout: L
  private let subviews: LayoutSubviews
  private let placements: LayoutSubview.Placements
  private var cache: L.Cache
  /// Each child would be asked twice, by both of its gaps, and each of its own children again.
  private lazy var ownSpacing = layout.spacing(subviews: subviews, cache: &cache)
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []

  package init(_ layout: L, children: [Node], environment: EnvironmentValues) {
    let placements = LayoutSubview.Placements()
    self.layout = layout
    self.placements = placements
    subviews = LayoutSubviews(
      layoutDirection: environment.layoutDirection,
      views: children.enumerated().map { index, node in
        LayoutSubview(node: node, placements: placements, index: index)
      })
    cache = layout.makeCache(subviews: subviews)
    super.init(environment: environment, children: children)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package override var spacing: ViewSpacing { ownSpacing }

  package override var priority: Double { 0 }
  package override var zIndex: Double { 0 }
  package override func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { nil }

  package override func placeChildren() {
    for (child, placement) in zip(children, arrange(in: frame, proposal: proposal)) {
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) {
      return known.value
    }
    let value = guide(key, proposal: proposal)
    guides.append((key, proposal, value))
    return value
  }

  private func guide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    if let own = ownAlignment(key, in: bounds, proposal: proposal) { return own }
    var values: [CGFloat] = []
    for (child, placement) in zip(children, arrange(in: bounds, proposal: proposal)) {
      guard let value = child.explicitAlignment(key, proposal: placement.proposal) else { continue }
      values.append(value + offset(of: child, at: placement, in: bounds, along: key.axis))
    }
    return key.combine(values)
  }

  private func ownAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.axis == .horizontal {
      layout.explicitAlignment(
        of: HorizontalAlignment(key.identifier), in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache)
    } else {
      layout.explicitAlignment(
        of: VerticalAlignment(key.identifier), in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache)
    }
  }

  package override func draw(into items: inout [DisplayItem]) {
    let order = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, child) in order { child.draw(into: &items) }
  }

  /// How far a child's leading or top edge lies from that of the container.
  private func offset(
    of child: Node, at placement: (origin: CGPoint, proposal: ProposedViewSize),
    in bounds: CGRect, along axis: Axis
  ) -> CGFloat {
    if axis == .vertical { return placement.origin.y - bounds.minY }
    if environment.layoutDirection == .leftToRight { return placement.origin.x - bounds.minX }
    return bounds.maxX - placement.origin.x - child.sizeThatFits(placement.proposal).width
  }

  /// Where the children go, in the coordinates of `bounds`; mirrored for right-to-left reading.
  private func arrange(
    in bounds: CGRect, proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    placements.all.removeAll(keepingCapacity: true)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return children.enumerated().map { index, child in
      // A view that a layout forgets is centred, as on iOS.
      let placement =
        placements.all[index]
        ?? .init(position: center, anchor: .center, proposal: .init(bounds.size))
      let size = child.sizeThatFits(placement.proposal)
      var origin = CGPoint(
        x: placement.position.x - placement.anchor.x * size.width,
        y: placement.position.y - placement.anchor.y * size.height)
      if environment.layoutDirection == .rightToLeft {
        origin.x = bounds.minX + bounds.maxX - origin.x - size.width
      }
      return (origin, placement.proposal)
    }
  }
}
