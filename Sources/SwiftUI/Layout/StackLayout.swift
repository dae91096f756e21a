/// What a horizontal and a vertical stack have in common.
protocol StackLayout: Layout where Cache == StackCache {
  static var axis: Axis { get }
  var spacing: CGFloat? { get }
  var crossAlignment: AlignmentKey { get }
}

/// What a stack remembers about its children.
public struct StackCache {
  var solver: StackSolver
  /// The last arrangement, which is asked for several times in a row.
  var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?
}

/// The children of a stack in their places, relative to the stack's own origin.
struct StackArrangement {
  var size: CGSize
  var origins: [CGPoint]
  var proposals: [ProposedViewSize]
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackCache {
    StackCache(solver: StackSolver(axis: Self.axis, subviews: subviews, spacing: spacing))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    arrangement(for: proposal, subviews: subviews, cache: &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    var proposal = proposal
    // A stack that was not told its cross length lets its children fill its own when it is placed.
    if proposal[Self.axis.other] == nil { proposal[Self.axis.other] = bounds.size[Self.axis.other] }
    let arrangement = arrangement(for: proposal, subviews: subviews, cache: &cache)
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: arrangement.proposals[index])
    }
  }

  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let ends: (Edge, Edge) =
      Self.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = first.spacing
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    spacing[ends.0] = first.spacing[ends.0]
    spacing[ends.1] = last.spacing[ends.1]
    return spacing
  }

  private func arrangement(
    for proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> StackArrangement {
    if let last = cache.last, last.proposal == proposal { return last.arrangement }
    let made = arrange(for: proposal, subviews: subviews, solver: cache.solver)
    cache.last = (proposal, made)
    return made
  }

  private func arrange(
    for proposal: ProposedViewSize, subviews: Subviews, solver: StackSolver
  ) -> StackArrangement {
    let axis = Self.axis
    let proposals = solver.proposals(for: proposal)
    var main: CGFloat = 0
    var starts: [CGFloat] = []
    var guides: [CGFloat] = []
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      let guide = dimensions[crossAlignment]
      main += solver.gaps[index]
      starts.append(main)
      guides.append(guide)
      main += dimensions.size[axis]
      before = index == 0 ? guide : max(before, guide)
      let rest = length(dimensions.size[axis.other], beyond: guide)
      after = index == 0 ? rest : max(after, rest)
    }
    let size = ProposedViewSize(axis, along: main, across: before + after)
      .replacingUnspecifiedDimensions(by: .zero)
    let origins = zip(starts, guides).map { start, guide in
      var origin = CGPoint.zero
      origin[axis] = start
      origin[axis.other] = before - guide
      return origin
    }
    return StackArrangement(size: size, origins: origins, proposals: proposals)
  }
}

/// What lies beyond a guide. All of an endless length does: how flexible a view is, is asked for with
/// an endless proposal, and a guide in its middle must not make the answer undefined.
func length(_ length: CGFloat, beyond guide: CGFloat) -> CGFloat {
  length.isFinite ? length - guide : .infinity
}
