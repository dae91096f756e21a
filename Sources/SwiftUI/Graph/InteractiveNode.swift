import Drawing

/// A node that something can be done with: a button, a link, a view that listens to taps.
package final class InteractiveNode: Node {
  /// What a person can do.
  package enum Interaction {
    /// A tap runs the action.
    case tap(() -> Void)
    /// A tap opens the URL.
    case link(URL)
    /// A gesture of the user's, with what recognises it.
    case gesture(any Gesture)
  }

  package let interaction: Interaction
  /// What the node means to a reader; nil for a view that only listens.
  private let element: ((CGRect) -> Element)?

  package init(
    _ interaction: Interaction, content: Node, element: ((CGRect) -> Element)? = nil
  ) {
    self.interaction = interaction
    self.element = element
    super.init(environment: content.environment, children: [content])
  }

  package override func hitTest(_ point: CGPoint) -> InteractiveNode? {
    if let inner = super.hitTest(point) { return inner }
    return frame.contains(point) && environment.isEnabled ? self : nil
  }

  package override func draw(into items: inout [DisplayItem]) {
    guard let element else { return super.draw(into: &items) }
    var drawn: [DisplayItem] = []
    super.draw(into: &drawn)
    items.append(.element(element(pixelFrame), drawn))
  }
}
