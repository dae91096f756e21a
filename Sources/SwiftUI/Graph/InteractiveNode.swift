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
  /// Whose node it is, for finding it again in the next tree; nil where nobody asks.
  let identity: ViewIdentity?
  /// What typing does, of a field.
  let entry: TextEntry?
  /// What the node means to a reader; nil for a view that only listens.
  private let element: ((CGRect) -> Element)?

  package convenience init(
    _ interaction: Interaction, content: Node, element: ((CGRect) -> Element)? = nil
  ) {
    self.init(interaction, identity: nil, content: content, element: element)
  }

  init(
    _ interaction: Interaction, identity: ViewIdentity?, entry: TextEntry? = nil, content: Node,
    element: ((CGRect) -> Element)? = nil
  ) {
    self.interaction = interaction
    self.identity = identity
    self.entry = entry
    self.element = element
    super.init(environment: content.environment, children: [content])
  }

  package override func hitTest(_ point: CGPoint) -> InteractiveNode? {
    if let inner = super.hitTest(point) { return inner }
    return frame.contains(point) && environment.isEnabled ? self : nil
  }

  package override func draw(into items: inout [DisplayItem]) {
    guard let element else { return super.draw(into: &items) }
    let named = element(pixelFrame)
    environment.interactions?.add(self, element: named)
    var drawn: [DisplayItem] = []
    super.draw(into: &drawn)
    items.append(.element(named, drawn))
  }

  /// Does what a tap does.
  func tap() {
    switch interaction {
    case .tap(let action): action()
    case .link(let url): environment.openURL(url)
    case .gesture(let gesture):
      if let tap = gesture as? _EndedGesture<TapGesture> { tap.action(()) }
    }
  }

  /// Does what a long press does; one that a view does not listen to does nothing.
  func hold() {
    guard case .gesture(let gesture) = interaction else { return }
    if let press = gesture as? _EndedGesture<LongPressGesture> { press.action(true) }
    if let press = gesture as? _EndedGesture<_ChangedGesture<LongPressGesture>> {
      press.base.action(true)
      press.action(true)
      press.base.action(false)
    }
  }
}
