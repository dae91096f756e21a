import Drawing

/// The first of several views that fits in what is offered.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Chooses among the views of a closure by their ideal size in some axes.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    let candidates = context.nodes(of: content)
    if candidates.isEmpty { return [] }
    return [ViewThatFitsNode(axes: axes, candidates: candidates, environment: context.environment)]
  }
}

private final class ViewThatFitsNode: Node {
  let axes: Axis.Set

  init(axes: Axis.Set, candidates: [Node], environment: EnvironmentValues) {
    self.axes = axes
    super.init(environment: environment, children: candidates)
  }

  /// An axis that is not examined, or has no limit, always fits.
  private func choice(for proposal: ProposedViewSize) -> Node {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = children.first { candidate in
      let size = candidate.sizeThatFits(ideal)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let limit = proposal[axis] else { return true }
        return size[axis] <= limit + 1e-6
      }
    }
    return fitting ?? children[children.count - 1]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal).sizeThatFits(proposal)
  }

  override func placeChildren() {
    choice(for: proposal).place(at: frame.origin, proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal).explicitAlignment(key, proposal: proposal)
  }

  override func draw(into items: inout [DisplayItem]) { choice(for: proposal).draw(into: &items) }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    choice(for: proposal).preference(key)
  }
}
