import SwiftUI

/// Marks as one picture.
extension ChartContent {
  /// Shows the marks inside a shape that fills the plot.
  public nonisolated func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    LayeredMarks(content: self, layer: .clip(shape, style))
  }

  /// Shows the marks where other marks are.
  public nonisolated func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    MaskedMarks(content: self, mask: content())
  }

  /// Draws the marks as one picture.
  public nonisolated func compositingLayer() -> some ChartContent {
    LayeredMarks(content: self, layer: .view { AnyView($0.compositingGroup()) })
  }

  /// Draws the marks as one picture, which modifiers of views change.
  public nonisolated func compositingLayer<V: View>(
    @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    LayeredMarks(
      content: self, layer: .view { AnyView(style(PlaceholderContentView(picture: $0))) })
  }
}
