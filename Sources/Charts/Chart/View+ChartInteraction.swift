import SwiftUI

/// What a person does with charts. A widget shows the beginning of a chart that scrolls, and
/// nothing selected but what is bound.
extension View {
  /// Lets a person scroll charts.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    configuringCharts { chart in
      chart.x.isScrollable = axes.contains(.horizontal)
      chart.y.isScrollable = axes.contains(.vertical)
    }
  }

  /// Sets how much of the x axis is seen: units of a number, or seconds.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = PlotValue(length).scalar
    return configuringCharts { $0.x.visibleLength = length }
  }

  /// Sets how much of the y axis is seen: units of a number, or seconds.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = PlotValue(length).scalar
    return configuringCharts { $0.y.visibleLength = length }
  }

  /// Sets where charts are scrolled to.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    let value = PlotValue(x.wrappedValue)
    return configuringCharts { $0.x.scrollPosition = value }
  }

  /// Sets where charts are scrolled to.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    let value = PlotValue(y.wrappedValue)
    return configuringCharts { $0.y.scrollPosition = value }
  }

  /// Sets where charts are scrolled to at first.
  public nonisolated func chartScrollPosition(initialX x: some Plottable) -> some View {
    let value = PlotValue(x)
    return configuringCharts { $0.x.scrollPosition = value }
  }

  /// Sets where charts are scrolled to at first.
  public nonisolated func chartScrollPosition(initialY y: some Plottable) -> some View {
    let value = PlotValue(y)
    return configuringCharts { $0.y.scrollPosition = value }
  }

  /// Lets a person select an x value.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Lets a person select a range of x values.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Lets a person select a y value.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Lets a person select a range of y values.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Lets a person select a sector.
  public nonisolated func chartAngleSelection<P: Plottable>(
    value: Binding<P?>
  ) -> some View { self }

  /// Sets the gesture by which a person selects.
  public nonisolated func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View { self }
}
