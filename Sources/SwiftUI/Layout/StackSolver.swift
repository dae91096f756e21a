/// The algorithm by which a stack shares its length among its children.
///
/// The stack offers what is left to its children one after the other: those of the highest layout
/// priority first, and among these the least flexible first, so that a flexible one gets what the
/// others leave over.
struct StackSolver {
  let axis: Axis
  let subviews: LayoutSubviews
  /// The gap before each child, zero before the first.
  let gaps: [CGFloat]

  init(axis: Axis, subviews: LayoutSubviews, spacing: CGFloat?) {
    self.axis = axis
    self.subviews = subviews
    gaps = subviews.indices.map { index in
      if index == 0 { return 0 }
      return spacing
        ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  /// What each child is offered, and so how long it becomes.
  func proposals(for proposal: ProposedViewSize) -> [ProposedViewSize] {
    let across = proposal[axis.other]
    guard let length = proposal[axis] else {
      return subviews.map { _ in ProposedViewSize(axis, along: nil, across: across) }
    }
    // Of an endless length every child gets an endless share, whatever the others take.
    if subviews.count == 1 || length == .infinity {
      return subviews.map { _ in ProposedViewSize(axis, along: max(length, 0), across: across) }
    }
    var result = [ProposedViewSize](repeating: .unspecified, count: subviews.count)
    var available = length - gaps.reduce(0, +)
    let groups = groups(across: across)
    // Children of lower priority keep at least their minimum.
    var reserved = groups.reduce(0) { $0 + $1.minimum }
    for group in groups {
      reserved -= group.minimum
      var left = group.children.count
      for child in group.children {
        let offer = max((available - reserved) / CGFloat(left), 0)
        let childProposal = ProposedViewSize(axis, along: offer, across: across)
        result[child.index] = childProposal
        available -= subviews[child.index].sizeThatFits(childProposal)[axis]
        left -= 1
      }
    }
    return result
  }

  private struct Child {
    var index: Int
    var minimum: CGFloat
    var flexibility: CGFloat
  }

  private struct Group {
    var children: [Child]
    var minimum: CGFloat { children.reduce(0) { $0 + $1.minimum } }
  }

  /// Children of equal priority, highest first, each group in the order of being served.
  private func groups(across: CGFloat?) -> [Group] {
    var byPriority: [Double: [Child]] = [:]
    for (index, subview) in subviews.enumerated() {
      let minimum = subview.sizeThatFits(.init(axis, along: 0, across: across))[axis]
      let maximum = subview.sizeThatFits(.init(axis, along: .infinity, across: across))[axis]
      byPriority[subview.priority, default: []].append(
        Child(index: index, minimum: minimum, flexibility: maximum - minimum))
    }
    return byPriority.sorted { $0.key > $1.key }.map { _, children in
      Group(children: children.sorted(by: isServedFirst))
    }
  }

  private func isServedFirst(_ left: Child, _ right: Child) -> Bool {
    if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
    if left.flexibility == .infinity && left.minimum != right.minimum {
      return left.minimum > right.minimum
    }
    return left.index < right.index
  }
}
