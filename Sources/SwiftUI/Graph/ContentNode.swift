import Drawing

/// What a kit above SwiftUI measures and draws by itself. Classes of another module cannot override
/// those of this one, so the node asks its content.
@MainActor
package protocol NodeContent: AnyObject {
  /// The size for a proposal, in points.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Takes the node's place in points of the presentation, not rounded.
  func place(in frame: CGRect)
  /// Appends what the content looks like.
  func draw(into items: inout [DisplayItem])
  /// The frontmost node under a point of the presentation that something can be done with.
  func hitTest(_ point: CGPoint) -> InteractiveNode?
}

extension NodeContent {
  package func place(in frame: CGRect) {}
  package func hitTest(_ point: CGPoint) -> InteractiveNode? { nil }
}

/// A leaf that its content measures and draws.
package final class ContentNode: Node {
  private let content: any NodeContent

  package init(_ content: any NodeContent, environment: EnvironmentValues) {
    self.content = content
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal)
  }

  package override func placeChildren() { content.place(in: frame) }

  package override func draw(into items: inout [DisplayItem]) { content.draw(into: &items) }

  package override func hitTest(_ point: CGPoint) -> InteractiveNode? { content.hitTest(point) }
}
