import SwiftUI

/// A symbol at a value. Apple's interface.
public struct PointMark {
  var item: MarkItem

  /// Makes a point at two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    item = MarkItem(.point, x: .at(x.datum), y: .at(y.datum))
  }

  /// Makes a point at a value and a height of the plot in points; nil is its middle.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    item = MarkItem(.point, x: .at(x.datum), y: .points(y, y))
  }

  /// Makes a point at a value and a place of the plot in points; nil is its middle.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    item = MarkItem(.point, x: .points(x, x), y: .at(y.datum))
  }
}

extension PointMark: ChartContent, SingleMark {
  public typealias Body = Never
}
