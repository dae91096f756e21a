import Drawing

/// A node whose content is made only when its size is known.
package class LateNode: Node {
  package let context: ViewContext
  private var content: Node?

  package init(context: ViewContext) {
    self.context = context
    super.init(environment: context.environment)
  }

  /// Makes the content for the node's `frame`.
  package func makeContent() -> Node { EmptyNode(environment: environment) }

  package override func placeChildren() {
    let content = makeContent()
    let proposal = ProposedViewSize(frame.size)
    var origin = frame.origin
    if environment.layoutDirection == .rightToLeft {
      origin.x = frame.maxX - content.sizeThatFits(proposal).width
    }
    content.place(at: origin, proposal: proposal)
    self.content = content
  }

  package override func draw(into items: inout [DisplayItem]) { content?.draw(into: &items) }

  package override func hitTest(_ point: CGPoint) -> InteractiveNode? { content?.hitTest(point) }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content?.preference(key)
  }
}
