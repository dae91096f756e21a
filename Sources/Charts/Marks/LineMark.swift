import SwiftUI

/// A point of a line. Marks of one series are one line, in their order. Apple's interface.
public struct LineMark {
  var item: MarkItem

  /// Makes a point of the line.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    item = MarkItem(.line, x: .at(x.datum), y: .at(y.datum))
  }

  /// Makes a point of one of several lines.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    item.series = series.datum
  }
}

extension LineMark: ChartContent, SingleMark {
  public typealias Body = Never
}
