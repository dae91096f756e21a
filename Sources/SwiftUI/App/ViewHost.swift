import Drawing

/// Keeps a view alive: evaluates it, and says when something that it read has changed.
@MainActor
package final class ViewHost {
  package let graph: ViewGraph
  package var environment: EnvironmentValues
  /// Called when the tree has to be evaluated again, once for any number of changes and on the
  /// thread of the first.
  package var onInvalidate: (@Sendable () -> Void)? {
    get { graph.states.changes.onChange }
    set { graph.states.changes.onChange = newValue }
  }
  /// Whether nothing has changed since the last evaluation.
  package var isCurrent: Bool { graph.states.changes.isCurrent }
  /// The tree as it was last evaluated.
  package private(set) var root: Node?
  private let view: AnyView

  package init(graph: ViewGraph, environment: EnvironmentValues, view: AnyView) {
    self.graph = graph
    self.environment = environment
    self.view = view
  }

  /// Evaluates the view, lays it out in an area, and tells views that came or went.
  ///
  /// - Parameter size: The area in points.
  /// - Returns: What the view looks like, centred in the area.
  package func update(size: CGSize) -> DisplayList {
    graph.states.beginEvaluation()
    graph.lifecycle.beginEvaluation()
    let list = withObservationTracking {
      draw(in: size)
    } onChange: { [invalidation = graph.states.invalidation] in
      invalidation()
    }
    graph.states.endEvaluation()
    graph.lifecycle.commit()
    return list
  }

  private func draw(in size: CGSize) -> DisplayList {
    let node = ViewContext(graph: graph, environment: environment).root(of: view)
    root = node
    let proposal = ProposedViewSize(size)
    // The size of a root is rounded up to pixels (layout reference, section 18.1).
    let fitting = node.sizeThatFits(proposal)
    let scale = environment.displayScale
    let origin = CGPoint(
      x: (size.width - roundUp(fitting.width, scale: scale)) / 2,
      y: (size.height - roundUp(fitting.height, scale: scale)) / 2)
    node.place(at: origin, proposal: proposal)
    var items: [DisplayItem] = []
    node.draw(into: &items)
    return DisplayList(size: size, items: items)
  }
}
