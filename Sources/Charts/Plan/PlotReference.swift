import Drawing
import SwiftUI

/// Where the plot of a chart is, and what is drawn in it.
@MainActor
final class PlotReference {
  /// The plot in the presentation, on whole pixels.
  var frame = CGRect.zero
  var makeItems: (() -> [DisplayItem])?
}

/// The plot of a chart as a view, which modifiers can change.
struct PlotView: View, PrimitiveView {
  typealias Body = Never

  let reference: PlotReference

  func makeNodes(in context: ViewContext) -> [Node] {
    [
      ContentNode(
        PlotNode(reference: reference, scale: context.environment.displayScale),
        environment: context.environment)
    ]
  }
}

private final class PlotNode: NodeContent {
  let reference: PlotReference
  let scale: CGFloat

  init(reference: PlotReference, scale: CGFloat) {
    self.reference = reference
    self.scale = scale
  }

  func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func place(in frame: CGRect) { reference.frame = frame.rounded(toScale: scale) }

  func draw(into items: inout [DisplayItem]) { items += reference.makeItems?() ?? [] }
}
