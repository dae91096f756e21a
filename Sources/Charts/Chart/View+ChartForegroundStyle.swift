import SwiftUI

/// The scale of styles.
extension View {
  /// Sets which styles stand for which data.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    configuringStyles(domain.domainRequest, range)
  }

  /// Sets which data have styles.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let request = domain.domainRequest
    return configuringCharts { $0.foreground.domain = request }
  }

  /// Sets the styles that stand for data.
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    configuringStyles(nil, range)
  }

  /// Sets how data are spread over styles. Islet spreads them evenly.
  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }

  /// Sets which styles stand for which data.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { PlotValue($0.key) }
    let range = mapping.map { AnyShapeStyle($0.value) }
    return configuringCharts { chart in
      chart.foreground = ChannelScale(domain: .values(domain), range: range)
    }
  }

  /// Sets which styles stand for which data.
  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map { PlotValue($0) }
    return configuringCharts { chart in
      chart.foreground = ChannelScale(domain: .values(values)) { value in
        value.plottable(as: Domain.Element.self).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// Sets the style that stands for a datum.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    configuringCharts { chart in
      chart.foreground.mapping = { value in
        value.plottable(as: DataValue.self).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  private nonisolated func configuringStyles<Range: ScaleRange>(
    _ domain: DomainRequest?, _ range: Range
  ) -> some View where Range.VisualValue: ShapeStyle {
    let gradient = range as? Gradient
    let styles = (range as? [Range.VisualValue])?.map { AnyShapeStyle($0) }
    return configuringCharts { chart in
      if let domain { chart.foreground.domain = domain }
      if let styles { chart.foreground.range = styles }
      if let gradient { chart.foregroundGradient = gradient }
      // Colours between which numbers lie are the stops of a gradient.
      if let colors = range as? [Color] { chart.foregroundGradient = Gradient(colors: colors) }
    }
  }
}
