import Drawing

/// Moves what a view draws without moving the view.
private nonisolated struct OffsetModifier: WrappingModifier {
  typealias Body = Never

  let offset: CGSize

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    OffsetNode(offset: offset, content: node, environment: context.environment)
  }
}

private final class OffsetNode: Node {
  let offset: CGSize

  init(offset: CGSize, content: Node, environment: EnvironmentValues) {
    self.offset = offset
    super.init(environment: environment, children: [content])
  }

  override func placeChildren() {
    let sign: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    children[0].place(
      at: CGPoint(x: frame.minX + sign * offset.width, y: frame.minY + offset.height),
      proposal: proposal)
  }
}

/// Puts the centre of a view at a place in all the room that is offered.
private nonisolated struct PositionModifier: WrappingModifier {
  typealias Body = Never

  let position: CGPoint

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    PositionNode(position: position, content: node, environment: context.environment)
  }
}

private final class PositionNode: Node {
  let position: CGPoint

  init(position: CGPoint, content: Node, environment: EnvironmentValues) {
    self.position = position
    super.init(environment: environment, children: [content])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: children[0].sizeThatFits(proposal))
  }

  override func placeChildren() {
    let size = children[0].sizeThatFits(proposal)
    var x = position.x
    if environment.layoutDirection == .rightToLeft { x = frame.width - x }
    children[0].place(
      at: CGPoint(
        x: frame.minX + x - size.width / 2, y: frame.minY + position.y - size.height / 2),
      proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
}

extension View {
  /// Moves what is drawn by a distance in points; the layout stays.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves what is drawn by a distance in points; the layout stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Puts the view's centre at a place in the room offered, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's centre at a place in the room offered, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }
}
