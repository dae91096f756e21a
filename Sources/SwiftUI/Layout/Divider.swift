import Drawing

/// A line of one pixel between views: vertical in a horizontal stack, horizontal elsewhere.
public struct Divider: Sendable {
  /// Makes a divider.
  public init() {}
}

extension Divider: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    [DividerNode(environment: context.environment)]
  }
}

private final class DividerNode: Node {
  private var isVertical: Bool { environment.stackOrientation == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // 1 pixel; 1 point when the text size is one of the accessibility sizes.
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / scale
    return isVertical
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    items.append(
      .element(
        Element(kind: "Divider", frame: frame),
        [.fill(.rectangle(frame), .color(environment.separatorColor), .nonZero)]))
  }
}
