import SwiftUI

/// A straight line at a value, across the plot or between two values. Apple's interface.
public struct RuleMark {
  var item: MarkItem

  /// Makes a horizontal line between two places of the plot, in points.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    item = MarkItem(.rule, x: .points(xStart, xEnd), y: .at(y.datum))
  }

  /// Makes a horizontal line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    item = MarkItem(.rule, x: .between(xStart.datum, xEnd.datum), y: .at(y.datum))
  }

  /// Makes a horizontal line between two values at a height of the plot in points; nil is its
  /// middle.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    item = MarkItem(.rule, x: .between(xStart.datum, xEnd.datum), y: .points(y, y))
  }

  /// Makes a vertical line between two places of the plot, in points.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    item = MarkItem(.rule, x: .at(x.datum), y: .points(yStart, yEnd))
  }

  /// Makes a vertical line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(.rule, x: .at(x.datum), y: .between(yStart.datum, yEnd.datum))
  }

  /// Makes a vertical line between two values at a place of the plot in points; nil is its middle.
  public nonisolated init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(.rule, x: .points(x, x), y: .between(yStart.datum, yEnd.datum))
  }
}

extension RuleMark: ChartContent, SingleMark {
  public typealias Body = Never
}
