import SwiftUI

/// A rectangle between values. Apple's interface.
public struct RectangleMark {
  var item: MarkItem

  private nonisolated init(
    _ x: MarkItem.Span, _ y: MarkItem.Span, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    item = MarkItem(.rectangle, x: x, y: y)
    item.width = width
    item.height = height
  }

  /// Makes a rectangle at two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(.at(x.datum), .at(y.datum), width: width, height: height)
  }

  /// Makes a rectangle at a value, between two places of the plot in points.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(.at(x.datum), .points(yStart, yEnd), width: width)
  }

  /// Makes a rectangle at a value, between two places of the plot in points.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.points(xStart, xEnd), .at(y.datum), height: height)
  }

  /// Makes a rectangle at a value, between two others.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.between(xStart.datum, xEnd.datum), .at(y.datum), height: height)
  }

  /// Makes a rectangle between two values and two places of the plot in points.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(.between(xStart.datum, xEnd.datum), .points(yStart, yEnd))
  }

  /// Makes a rectangle at a value, between two others.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.at(x.datum), .between(yStart.datum, yEnd.datum), width: width)
  }

  /// Makes a rectangle between two values and two places of the plot in points.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .between(yStart.datum, yEnd.datum))
  }

  /// Makes a rectangle between values on both axes.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.between(xStart.datum, xEnd.datum), .between(yStart.datum, yEnd.datum))
  }

  /// Makes a rectangle between places of the plot in points.
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.points(xStart, xEnd), .points(yStart, yEnd))
  }
}

extension RectangleMark: ChartContent, SingleMark {
  public typealias Body = Never
}
