import Drawing

/// A view or a modifier as the layout sees it.
///
/// A node answers few questions: its size for a proposal, where its children go, what it draws.
/// What it does not override is that of its only child, or of an empty view.
@MainActor
package class Node {
  package let environment: EnvironmentValues
  /// What the node is made around; none for a leaf.
  package let children: [Node]
  /// Where the node was placed, in points of the presentation, not rounded.
  package private(set) var frame = CGRect.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  package init(environment: EnvironmentValues, children: [Node] = []) {
    self.environment = environment
    self.children = children
  }

  // MARK: Questions

  /// The size for a proposal. Answers are remembered; override `measure`.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Works out the size for a proposal.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  /// Puts the node in its place and its children in theirs.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    self.proposal = proposal
    placeChildren()
  }

  /// Places the children inside `frame` for `proposal`.
  package func placeChildren() {
    for child in children { child.place(at: frame.origin, proposal: proposal) }
  }

  /// Where a guide lies if the node says so, in points from its top leading corner.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    children.first?.explicitAlignment(key, proposal: proposal)
  }

  package var spacing: ViewSpacing { children.first?.spacing ?? ViewSpacing() }

  package var priority: Double { children.first?.priority ?? 0 }

  /// The order of drawing among siblings.
  package var zIndex: Double { children.first?.zIndex ?? 0 }

  package func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    children.first?.layoutValue(for: key)
  }

  /// Appends what the node looks like.
  package func draw(into items: inout [DisplayItem]) {
    for child in children { child.draw(into: &items) }
  }

  /// The value of a preference in this part of the tree, or nil if nothing sets it.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in children {
      guard let value = child.preference(key) else { continue }
      if var combined = result {
        K.reduce(value: &combined) { value }
        result = combined
      } else {
        result = value
      }
    }
    return result
  }

  /// The frontmost node under a point that something can be done with.
  ///
  /// - Parameter point: A point of the presentation.
  package func hitTest(_ point: CGPoint) -> InteractiveNode? {
    let order = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset)
    }
    for (_, child) in order {
      if let hit = child.hitTest(point) { return hit }
    }
    return nil
  }

  // MARK: Pixels

  /// Pixels per point.
  package var scale: CGFloat { environment.displayScale }

  /// The frame on whole pixels: each edge is rounded from its own place, halves upwards (measured).
  package var pixelFrame: CGRect { frame.rounded(toScale: scale) }
}

extension CGRect {
  package func rounded(toScale scale: CGFloat) -> CGRect {
    let left = minX.rounded(toScale: scale)
    let top = minY.rounded(toScale: scale)
    return CGRect(
      x: left, y: top, width: maxX.rounded(toScale: scale) - left,
      height: maxY.rounded(toScale: scale) - top)
  }
}

extension CGFloat {
  /// The nearest pixel; x.5 goes up.
  package func rounded(toScale scale: CGFloat) -> CGFloat {
    // The small amount absorbs the noise of sums of thirds.
    (self * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

/// A node that takes no place.
package final class EmptyNode: Node {
  package override var spacing: ViewSpacing { .zero }
}
