import SwiftUI

/// Where marks go.
extension ChartContent {
  /// Puts marks with different data at the same place side by side.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    setting(\.dodge, MarkLook.Dodge(datum: value.datum, axis: axis, span: span))
  }

  /// Moves marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves marks sideways, and their lower and upper edges, in points.
  public nonisolated func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves marks up and down, and their leading and trailing edges, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of marks, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changingMarks { item in
      item.look.offset.xStart += xStart
      item.look.offset.xEnd += xEnd
      item.look.offset.yStart += yStart
      item.look.offset.yEnd += yEnd
    }
  }

  /// Sets the order of drawing; 0 where it is not set.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    setting(\.zIndex, value)
  }
}
