import Drawing

/// A canvas in its place. It takes the space that is offered, and draws its commands cut to it.
package final class CanvasNode: Node {
  private let render: (inout GraphicsContext, CGSize) -> Void
  private let context: ViewContext
  private let symbols: [AnyHashable: Node]
  private let isOpaque: Bool

  init(
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: some View, isOpaque: Bool,
    context: ViewContext
  ) {
    render = renderer
    self.context = context
    self.isOpaque = isOpaque
    var tagged: [AnyHashable: Node] = [:]
    for node in context.child("symbols").nodes(of: symbols) {
      if let tag = node.layoutValue(for: TagKey.self) ?? nil { tagged[tag] = node }
    }
    self.symbols = tagged
    super.init(environment: context.environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    let recorder = CanvasRecorder(context: context, symbols: symbols)
    var graphics = GraphicsContext(recorder: recorder, bounds: frame.size)
    render(&graphics, frame.size)
    var drawn: [DisplayItem] = []
    if isOpaque { drawn.append(.fill(.rectangle(frame), .color(.black), .nonZero)) }
    drawn.append(
      .group(.transform(.translation(x: frame.minX, y: frame.minY)), recorder.items))
    items.append(
      .element(
        Element(kind: "Canvas", frame: frame),
        [.group(.clip(.rectangle(frame), .nonZero), drawn)]))
  }
}
