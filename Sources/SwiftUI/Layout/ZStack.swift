/// Arranges views on top of each other.
@frozen
public struct ZStackLayout: Layout, Sendable {
  /// The lines on which the views are aligned.
  public var alignment: Alignment

  /// Makes a layout for `AnyLayout` or for direct use.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The union of the views of the highest priority, aligned by their guides.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    extent(of: subviews, proposal: proposal).size
  }

  /// Places every view for the stack's resulting size (measured).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let extent = extent(of: subviews, proposal: proposal)
    // What is larger than the stack overflows around the same guides.
    let line = CGPoint(
      x: bounds.minX + extent.guides.x + (bounds.width - extent.size.width) / 2,
      y: bounds.minY + extent.guides.y + (bounds.height - extent.size.height) / 2)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: line.x - dimensions[alignment.horizontal], y: line.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The size and the place of the common guides in it.
  private func extent(
    of subviews: Subviews, proposal: ProposedViewSize
  ) -> (size: CGSize, guides: CGPoint) {
    let highest = subviews.map(\.priority).max()
    var before: CGPoint?
    var after = CGPoint.zero
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      let rest = CGPoint(
        x: length(dimensions.width, beyond: x), y: length(dimensions.height, beyond: y))
      if let known = before {
        before = CGPoint(x: max(known.x, x), y: max(known.y, y))
        after = CGPoint(x: max(after.x, rest.x), y: max(after.y, rest.y))
      } else {
        before = CGPoint(x: x, y: y)
        after = rest
      }
    }
    guard let before else { return (.zero, .zero) }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}

/// Views on top of each other, the first one at the back.
public struct ZStack<Content> {
  let layout: ZStackLayout
  let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Puts the views of a closure on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: The lines on which the views are aligned.
  ///   - content: The views, the first one at the back.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [makeLayoutNode(layout, of: content, in: context)]
  }
}
