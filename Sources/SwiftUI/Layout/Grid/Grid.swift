/// Arranges views in rows and columns.
@frozen
public struct GridLayout: Layout, Sendable {
  /// Where a view lies in its cell.
  public var alignment: Alignment
  /// The gap between columns in points; nil is the standard 8.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil is the standard 8.
  public var verticalSpacing: CGFloat?

  /// Makes a layout for `AnyLayout` or for direct use.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    GridSolver(self, subviews: subviews).solve(proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let solver = GridSolver(self, subviews: subviews)
    let arrangement = solver.solve(proposal)
    for (subview, place) in zip(subviews, solver.places(in: arrangement)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// Views in rows and columns: as many columns as the widest row has, each as wide as its widest
/// cell, each row as high as its highest.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a grid of rows; a view outside a row fills the whole width.
  ///
  /// - Parameters:
  ///   - alignment: Where a view lies in its cell.
  ///   - horizontalSpacing: The gap between columns in points; nil is 8.
  ///   - verticalSpacing: The gap between rows in points; nil is 8.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [makeLayoutNode(layout, of: content, in: context)]
  }
}
