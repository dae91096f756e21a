import SwiftUI

/// A bar from the zero line to a value, or from one value to another. Apple's interface.
public struct BarMark {
  var item: MarkItem

  private nonisolated init(
    x: MarkItem.Span, y: MarkItem.Span, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked
  ) {
    item = MarkItem(.bar, x: x, y: y)
    item.width = width
    item.height = height
    item.stacking = stacking
  }

  /// Makes a bar to a value, over or beside a category, a date or a number.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      x: .at(x.datum), y: .at(y.datum), width: width, height: height, stacking: stacking)
  }

  /// Makes a vertical bar between two places of the plot, in points.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: .at(x.datum), y: .points(yStart, yEnd), width: width)
  }

  /// Makes a horizontal bar between two places of the plot, in points.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: .points(xStart, xEnd), y: .at(y.datum), height: height)
  }

  /// Makes a horizontal bar from one value to another.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(x: .between(xStart.datum, xEnd.datum), y: .at(y.datum), height: height)
  }

  /// Makes a bar from one value to another between two places of the plot, in points.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(x: .between(xStart.datum, xEnd.datum), y: .points(yStart, yEnd))
  }

  /// Makes a vertical bar from one value to another.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x: .at(x.datum), y: .between(yStart.datum, yEnd.datum), width: width)
  }

  /// Makes a bar from one value to another between two places of the plot, in points.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(x: .points(xStart, xEnd), y: .between(yStart.datum, yEnd.datum))
  }
}

extension BarMark: ChartContent, SingleMark {
  public typealias Body = Never
}
