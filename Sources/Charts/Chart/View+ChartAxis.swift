import SwiftUI

/// The axes of charts.
extension View {
  /// Shows or hides the x axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    configuringCharts { $0.x.visibility = visibility }
  }

  /// Shows or hides the y axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    configuringCharts { $0.y.visibility = visibility }
  }

  /// Sets the marks of the x axis.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content().axisGroups
    return configuringCharts { $0.x.groups = groups }
  }

  /// Sets the marks of the y axis.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content().axisGroups
    return configuringCharts { $0.y.groups = groups }
  }

  /// Changes the view of the x axis. Islet draws the axis as it is.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    configuringCharts { $0.x.style = { AnyView(content(ChartAxisContent(axis: $0))) } }
  }

  /// Changes the view of the y axis. Islet draws the axis as it is.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    configuringCharts { $0.y.style = { AnyView(content(ChartAxisContent(axis: $0))) } }
  }
}

/// The view of an axis. Apple's interface.
public struct ChartAxisContent {
  let axis: AnyView
}

extension ChartAxisContent: View {
  public var body: some View { axis }
}
