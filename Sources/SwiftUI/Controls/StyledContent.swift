/// What a control style gets to see of a part of a control.
///
/// Each configuration has a type of its own for each part, as Apple's interface has it; they all
/// hold this.
struct StyledContent {
  let makeNodes: @MainActor (ViewContext) -> [Node]

  @MainActor init(_ view: some View) { makeNodes = { $0.nodes(of: view) } }
}

/// A part of a control as a style sees it.
@MainActor
protocol StyledPart: PrimitiveView {
  nonisolated var content: StyledContent { get }
}

extension StyledPart {
  package func makeNodes(in context: ViewContext) -> [Node] { content.makeNodes(context) }
}

extension ViewContext {
  /// Makes the nodes of what a style makes of a control; the style may have properties.
  func nodes<Style, Body: View>(
    styledBy style: Style, _ makeBody: (Style) -> Body
  ) -> [Node] {
    var style = style
    let inner = child(ObjectIdentifier(Style.self))
    graph.properties.install(in: &style, context: inner)
    return inner.nodes(of: makeBody(style))
  }

  /// Makes one node of what a style makes of a control.
  func node<Style, Body: View>(styledBy style: Style, _ makeBody: (Style) -> Body) -> Node {
    let nodes = nodes(styledBy: style, makeBody)
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(ZStackLayout(), children: nodes, environment: environment)
  }
}
