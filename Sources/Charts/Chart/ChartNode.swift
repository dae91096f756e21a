import Drawing
import SwiftUI

/// A chart in its place.
final class ChartNode: NodeContent {
  private let model: ChartModel
  private let configuration: ChartConfiguration
  private let context: ViewContext
  private var frame = CGRect.zero
  private var layout: ChartLayout?

  init(model: ChartModel, configuration: ChartConfiguration, context: ViewContext) {
    self.model = model
    self.configuration = configuration
    self.context = context
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ChartLook.idealSize)
  }

  func place(in frame: CGRect) {
    self.frame = frame
    layout = ChartLayout(
      model: model, configuration: configuration, context: context, frame: frame)
  }

  func draw(into items: inout [DisplayItem]) {
    let frame = frame.rounded(toScale: context.environment.displayScale)
    items.append(.element(Element(kind: "Chart", frame: frame), layout?.items() ?? []))
  }

  func hitTest(_ point: CGPoint) -> InteractiveNode? { layout?.hitTest(point) }
}
