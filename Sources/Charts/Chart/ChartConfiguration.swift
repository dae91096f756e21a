import SwiftUI

/// What modifiers say about the charts inside of a view.
struct ChartConfiguration {
  struct AxisPart {
    var visibility = Visibility.automatic
    /// The marks of the axis; nil is what suits the scale.
    var groups: [AxisGroup]?
    var domain: DomainRequest?
    var range: PlotRange?
    var type: ScaleType?
    var titles: [Title] = []
    var isScrollable = false
    /// How much of the domain is seen, in units of the scale or in categories.
    var visibleLength: Double?
    /// Where the part that is seen begins.
    var scrollPosition: PlotValue?
    var style: ((AnyView) -> AnyView)?
  }

  /// A title beside an axis.
  struct Title {
    var content: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// A view behind or in front of a chart.
  struct Layer {
    var alignment: Alignment
    var content: (ChartProxy) -> AnyView
  }

  var x = AxisPart()
  var y = AxisPart()
  var foreground = ChannelScale<AnyShapeStyle>()
  /// What numbers become, where they are styles.
  var foregroundGradient: Gradient?
  var symbol = ChannelScale<AnyChartSymbolShape>()
  var symbolSize = ChannelScale<CGFloat>()
  var lineStyle = ChannelScale<StrokeStyle>()
  var legend = Legend()
  var plotStyle: ((AnyView) -> AnyView)?
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
}

extension EnvironmentValues {
  private enum ChartKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
  }

  var chart: ChartConfiguration {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}

/// Changes the configuration of the charts inside of a view.
nonisolated struct ChartModifier: EnvironmentalModifier {
  typealias Body = Never

  let transform: (inout ChartConfiguration) -> Void

  @MainActor func change(_ environment: inout EnvironmentValues) { transform(&environment.chart) }
}

extension View {
  nonisolated func configuringCharts(
    _ transform: @escaping (inout ChartConfiguration) -> Void
  ) -> some View {
    modifier(ChartModifier(transform: transform))
  }
}
