import SwiftUI

/// The scales of positions.
extension View {
  /// Sets the x scale.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringScale(\.x, domain.domainRequest, PlotRange(range), type)
  }

  /// Sets the x scale.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    configuringScale(\.x, domain.domainRequest, nil, type)
  }

  /// Sets the x scale.
  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringScale(\.x, nil, PlotRange(range), type)
  }

  /// Sets the x scale.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    configuringScale(\.x, nil, nil, type)
  }

  /// Sets the y scale.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringScale(\.y, domain.domainRequest, PlotRange(range), type)
  }

  /// Sets the y scale.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    configuringScale(\.y, domain.domainRequest, nil, type)
  }

  /// Sets the y scale.
  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringScale(\.y, nil, PlotRange(range), type)
  }

  /// Sets the y scale.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    configuringScale(\.y, nil, nil, type)
  }

  private nonisolated func configuringScale(
    _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisPart> & Sendable,
    _ domain: DomainRequest?, _ range: PlotRange?, _ type: ScaleType?
  ) -> some View {
    configuringCharts { chart in
      if let domain { chart[keyPath: axis].domain = domain }
      if let range { chart[keyPath: axis].range = range }
      if let type { chart[keyPath: axis].type = type }
    }
  }
}
