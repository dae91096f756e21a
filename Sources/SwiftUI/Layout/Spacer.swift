import Drawing

/// Takes the room that is left over along the axis of its stack, or in both axes outside a stack.
@frozen
public struct Spacer: Sendable {
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?

  /// Makes a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    [SpacerNode(minLength: minLength ?? ViewSpacing.standardGap, environment: context.environment)]
  }
}

private final class SpacerNode: Node {
  let minLength: CGFloat

  init(minLength: CGFloat, environment: EnvironmentValues) {
    self.minLength = minLength
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.allCases {
      let isMain = environment.stackOrientation.map { $0 == axis } ?? true
      size[axis] = isMain ? max(proposal[axis] ?? minLength, minLength) : 0
    }
    return size
  }

  override var spacing: ViewSpacing {
    guard let axis = environment.stackOrientation else { return .zero }
    var spacing = ViewSpacing()
    let ends: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    for edge in ends { spacing[edge] = ViewSpacing.zero[edge] }
    return spacing
  }

  override var priority: Double { -.infinity }
}
