import SwiftUI

/// Legends, plots, and views around them.
extension View {
  /// Shows or hides legends.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    configuringCharts { $0.legend.visibility = visibility }
  }

  /// Sets where legends are; `spacing` is points.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    configuringCharts { chart in
      chart.legend.position = position
      chart.legend.alignment = alignment
      chart.legend.spacing = spacing
    }
  }

  /// Sets legends; `spacing` is points.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return configuringCharts { chart in
      chart.legend = ChartConfiguration.Legend(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing,
        content: content)
    }
  }

  /// Changes the view of plots.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    configuringCharts { chart in
      // The environment is changed from the outermost modifier inwards.
      let outer = chart.plotStyle
      chart.plotStyle = { plot in
        let styled = AnyView(content(ChartPlotContent(plot: plot)))
        return outer.map { $0(styled) } ?? styled
      }
    }
  }

  /// Puts a view in front of charts.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    configuringCharts { chart in
      chart.overlays.append(.init(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Puts a view behind charts.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    configuringCharts { chart in
      chart.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) })
    }
  }
}

/// The view of a plot. Apple's interface.
public struct ChartPlotContent {
  let plot: AnyView
}

extension ChartPlotContent: View {
  public var body: some View { plot }
}
