import Drawing
import SwiftUI

/// What was drawn already, as a view that takes all room.
struct PictureView: View, PrimitiveView {
  typealias Body = Never

  let items: [DisplayItem]

  func makeNodes(in context: ViewContext) -> [Node] {
    [ContentNode(PictureNode(items: items), environment: context.environment)]
  }
}

private final class PictureNode: NodeContent {
  let items: [DisplayItem]

  init(items: [DisplayItem]) { self.items = items }

  func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func draw(into items: inout [DisplayItem]) { items += self.items }
}
