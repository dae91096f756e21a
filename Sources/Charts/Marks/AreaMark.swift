import SwiftUI

/// A point of an area. Marks of one series are one area, in their order. Apple's interface.
public struct AreaMark {
  var item: MarkItem

  private nonisolated init(
    x: MarkItem.Span, y: MarkItem.Span, series: PlotDatum? = nil,
    stacking: MarkStackingMethod = .unstacked
  ) {
    item = MarkItem(.area, x: x, y: y)
    item.series = series
    item.stacking = stacking
  }

  /// Makes a point of an area over the zero line.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: .at(x.datum), y: .at(y.datum), stacking: stacking)
  }

  /// Makes a point of one of several areas over the zero line.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: .at(x.datum), y: .at(y.datum), series: series.datum, stacking: stacking)
  }

  /// Makes a point of an area between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x: .at(x.datum), y: .between(yStart.datum, yEnd.datum))
  }

  /// Makes a point of one of several areas between two values.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: .at(x.datum), y: .between(yStart.datum, yEnd.datum), series: series.datum)
  }

  /// Makes a point of an area between two values that stands upright.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: .between(xStart.datum, xEnd.datum), y: .at(y.datum))
  }

  /// Makes a point of one of several areas between two values that stand upright.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: .between(xStart.datum, xEnd.datum), y: .at(y.datum), series: series.datum)
  }
}

extension AreaMark: ChartContent, SingleMark {
  public typealias Body = Never
}
