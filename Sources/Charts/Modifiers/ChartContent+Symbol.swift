import SwiftUI

/// The symbols of points and lines.
extension ChartContent {
  /// Sets the symbol of points, and gives lines symbols.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    setting(\.symbol, .shape(symbol))
  }

  /// Shows a datum by symbols.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    setting(\.symbol, .by(value.datum))
  }

  /// Draws a view as the symbol.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    setting(\.symbol, .view(AnyView(symbol())))
  }

  /// Sets the size of symbols, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    setting(\.symbolSize, .area(area))
  }

  /// Sets the size of symbols, in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    setting(\.symbolSize, .size(size))
  }

  /// Shows a datum by the size of symbols.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    setting(\.symbolSize, .by(value.datum))
  }
}
