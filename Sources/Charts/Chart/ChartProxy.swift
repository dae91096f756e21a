import SwiftUI

/// What is known of a chart's scales and of its plot. Apple's interface.
@MainActor @preconcurrency
public struct ChartProxy {
  let geometry: PlotGeometry
  /// The plot in the presentation.
  let plot: CGRect
  let environment: EnvironmentValues

  private var model: ChartModel { geometry.model }

  /// The size of the plot, in points.
  public var plotSize: CGSize { plot.size }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plot.size }

  /// The frame of the plot.
  public var plotFrame: Anchor<CGRect>? { Anchor(inPresentation: plot) }

  /// The frame of the plot.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(inPresentation: plot) }

  /// The frame of the plot and of what scrolls in it.
  public var plotContainerFrame: Anchor<CGRect>? { Anchor(inPresentation: plot) }

  // MARK: Places

  /// The place of an x value, in points from the leading edge of the plot.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry.x.place(of: PlotValue(value))
  }

  /// The place of a y value, in points from the upper edge of the plot.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    geometry.y.place(of: PlotValue(value))
  }

  /// The place of two values, in points from the upper leading corner of the plot.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room of an x value, in points from the leading edge of the plot.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(of: PlotValue(value), on: geometry.x)
  }

  /// The room of a y value, in points from the upper edge of the plot.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(of: PlotValue(value), on: geometry.y)
  }

  /// The room of two values, in points from the upper leading corner of the plot.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func range(of value: PlotValue, on scale: PositionScale) -> ClosedRange<CGFloat>? {
    scale.room(of: PlotDatum(value)) ?? scale.place(of: value).map { $0...$0 }
  }

  // MARK: Values

  /// The x value at a place, in points from the leading edge of the plot.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    geometry.x.value(at: position)?.plottable(as: P.self, isRounded: true)
  }

  /// The y value at a place, in points from the upper edge of the plot.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    geometry.y.value(at: position)?.plottable(as: P.self, isRounded: true)
  }

  /// The values at a place, in points from the upper leading corner of the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angle of a place around the middle of the plot, clockwise from 12 o'clock.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - plot.width / 2, plot.height / 2 - position.y)
    return Angle(radians: Double(angle < 0 ? angle + 2 * .pi : angle))
  }

  /// The sum of the values of the sectors up to an angle, clockwise from 12 o'clock.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    let total = model.marks.compactMap { $0.item.sector?.angle.value.scalar }
      .reduce(0) { $0 + max($1, 0) }
    let fraction = angle.radians / (2 * .pi)
    guard total > 0, (0...1).contains(fraction) else { return nil }
    return PlotValue.number(fraction * total).plottable(as: P.self, isRounded: true)
  }

  // MARK: Domains

  /// The data of the x scale: its ends, or all of its categories.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(of: geometry.x) }

  /// The data of the y scale: its ends, or all of its categories.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(of: geometry.y) }

  private func domain<P: Plottable>(of scale: PositionScale) -> [P] {
    let values: [PlotValue] =
      switch scale.domain {
      case .categories(let names): names.map { .category($0) }
      case .continuous(let lower, let upper, let isDate):
        [lower, upper].map { isDate ? .date($0) : .number($0) }
      }
    return values.compactMap { $0.plottable(as: P.self, isRounded: true) }
  }

  // MARK: Looks

  /// The style that stands for a datum.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.style(for: PlotValue(value), in: environment)
  }

  /// The data that have styles.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.foreground.domain.compactMap { $0.plottable(as: P.self) }
  }

  /// The symbol that stands for a datum.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model.symbol.visual(of: PlotValue(value))
  }

  /// The data that have symbols.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.symbol.domain.compactMap { $0.plottable(as: P.self) }
  }

  /// The size of the symbol that stands for a datum, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model.symbolArea(for: PlotValue(value))
  }

  /// The data that have sizes of symbols.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.symbolSize.domain.compactMap { $0.plottable(as: P.self) }
  }

  /// The line that stands for a datum.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model.lineStyle.visual(of: PlotValue(value))
  }

  /// The data that have lines.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.lineStyle.domain.compactMap { $0.plottable(as: P.self) }
  }

  // MARK: Selection

  /// Selects what lies at a place; a widget has nobody who selects.
  public func selectXValue(at position: CGFloat) {}

  /// Selects what lies at a place; a widget has nobody who selects.
  public func selectYValue(at position: CGFloat) {}

  /// Selects what lies between places; a widget has nobody who selects.
  public func selectXRange(from: CGFloat, to: CGFloat) {}

  /// Selects what lies between places; a widget has nobody who selects.
  public func selectYRange(from: CGFloat, to: CGFloat) {}

  /// Selects what lies at an angle; a widget has nobody who selects.
  public func selectAngleValue(at angle: Angle) {}
}
