import SwiftUI

/// The look of marks.
extension ChartContent {
  /// Sets what marks are filled with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    setting(\.foreground, .style(style))
  }

  /// Shows a datum by what marks are filled with.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    setting(\.foreground, .by(value.datum))
  }

  /// Makes marks less opaque by a factor from 0 to 1.
  public nonisolated func opacity(_ value: Double) -> some ChartContent {
    changingMarks { $0.look.opacity *= value }
  }

  /// Sets how lines are drawn.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    setting(\.line, .style(style))
  }

  /// Shows a datum by how lines are drawn.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    setting(\.line, .by(value.datum))
  }

  /// Rounds the corners of bars, rectangles and sectors by a radius in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changingMarks { item in
      guard item.look.cornerRadius == nil else { return }
      item.look.cornerRadius = radius
      item.look.cornerStyle = style
    }
  }

  /// Sets how lines and areas run from point to point.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    setting(\.interpolation, method)
  }

  /// Fits gradients to the plot rather than to each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    setting(\.alignsStyleWithPlot, aligns)
  }

  /// Blurs the marks by a radius in points.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    LayeredMarks(content: self, layer: .blur(radius))
  }

  /// Draws a shadow behind the marks; lengths are points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    LayeredMarks(
      content: self,
      layer: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
