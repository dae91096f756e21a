import Drawing

/// A rectangle of a style, as large as is proposed: a colour or a gradient that stands by itself.
package final class FillNode: Node {
  /// The length in an axis that nobody proposes one for, in points (many articles agree).
  static let idealLength: CGFloat = 10

  let kind: String
  let content: String?
  let style: ResolvedStyle

  package init(
    kind: String, content: String? = nil, style: ResolvedStyle, environment: EnvironmentValues
  ) {
    self.kind = kind
    self.content = content
    self.style = style
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: Self.idealLength, height: Self.idealLength))
  }

  package override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    items.append(
      .element(
        Element(kind: kind, content: content, frame: frame),
        style.level(0).items(filling: .rectangle(frame), in: frame)))
  }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    [
      FillNode(
        kind: "Color", content: description, style: context.environment.resolve(self),
        environment: context.environment)
    ]
  }
}
