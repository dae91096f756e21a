import SwiftUI

/// The scale of symbols.
extension View {
  /// Sets which symbols stand for which data.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    configuring(\.symbol, domain.domainRequest, symbols(of: range))
  }

  /// Sets which data have symbols.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    configuring(\.symbol, domain.domainRequest, nil)
  }

  /// Sets the symbols that stand for data.
  public nonisolated func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    configuring(\.symbol, nil, symbols(of: range))
  }

  /// Sets which symbols stand for which data.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    configuring(
      \.symbol, .values(mapping.map { PlotValue($0.key) }),
      mapping.map { AnyChartSymbolShape($0.value) })
  }

  /// Sets which symbols stand for which data.
  public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    configuring(
      \.symbol, .values(domain.map { PlotValue($0) }),
      domain.map { AnyChartSymbolShape(mapping($0)) })
  }

  /// Sets the symbol that stands for a datum.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    configuringCharts { chart in
      chart.symbol.mapping = { value in
        value.plottable(as: DataValue.self).map { AnyChartSymbolShape(mapping($0)) }
      }
    }
  }

  private nonisolated func symbols<Range: ScaleRange>(
    of range: Range
  ) -> [AnyChartSymbolShape]? where Range.VisualValue: ChartSymbolShape {
    (range as? [Range.VisualValue])?.map { AnyChartSymbolShape($0) }
  }
}

/// The scales of sizes and lines.
extension View {
  /// Sets which sizes of symbols, in square points, stand for which data.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    configuring(\.symbolSize, domain.domainRequest, sizes(of: range))
  }

  /// Sets the sizes of symbols, in square points, that stand for data.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    configuring(\.symbolSize, nil, sizes(of: range))
  }

  /// Sets which sizes of symbols, in square points, stand for which data.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    configuring(
      \.symbolSize, .values(mapping.map { PlotValue($0.key) }), mapping.map { $0.value })
  }

  /// Sets which lines stand for which data.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    configuring(\.lineStyle, domain.domainRequest, range as? [StrokeStyle])
  }

  /// Sets the lines that stand for data.
  public nonisolated func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    configuring(\.lineStyle, nil, range as? [StrokeStyle])
  }

  /// Sets which lines stand for which data.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    configuring(
      \.lineStyle, .values(mapping.map { PlotValue($0.key) }), mapping.map { $0.value })
  }

  private nonisolated func sizes(of range: some ScaleRange) -> [CGFloat]? {
    switch range {
    case let sizes as ClosedRange<CGFloat>: [sizes.lowerBound, sizes.upperBound]
    case let sizes as [CGFloat]: sizes
    default: nil
    }
  }

  fileprivate nonisolated func configuring<Visual>(
    _ channel: WritableKeyPath<ChartConfiguration, ChannelScale<Visual>>,
    _ domain: DomainRequest?, _ range: [Visual]?
  ) -> some View {
    configuringCharts { chart in
      if let domain { chart[keyPath: channel].domain = domain }
      if let range { chart[keyPath: channel].range = range }
    }
  }
}
