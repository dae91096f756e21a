import SwiftUI

/// The marks of a chart and the scales of everything but their places.
@MainActor
struct ChartModel {
  /// The order in which marks are drawn.
  indirect enum Order {
    case mark(Int)
    case layer(MarkLayer, [Order], mask: [Order])
  }

  let marks: [PlotMark]
  let order: [Order]
  let foreground: ResolvedChannel<AnyShapeStyle>
  let symbol: ResolvedChannel<AnyChartSymbolShape>
  let symbolSize: ResolvedChannel<CGFloat>
  let lineStyle: ResolvedChannel<StrokeStyle>
  /// The data by which marks are put side by side, in order.
  let dodges: [PlotValue]
  /// The colours between which numbers are shown.
  let gradient: Gradient

  init(_ trees: [MarkTree], configuration: ChartConfiguration) {
    var items: [MarkItem] = []
    func ordered(_ trees: [MarkTree]) -> [Order] {
      trees.map { tree in
        switch tree {
        case .mark(let item):
          items.append(item)
          return .mark(items.count - 1)
        case .layer(.mask(let mask), let content):
          let inner = ordered(content)
          return .layer(.mask([]), inner, mask: ordered(mask))
        case .layer(let layer, let content): return .layer(layer, ordered(content), mask: [])
        }
      }
    }
    order = ordered(trees)
    marks = PlotMark.stacked(items)
    gradient = configuration.foregroundGradient ?? ChartLook.gradient
    let looks = items.map(\.look)
    foreground = ResolvedChannel(
      configuration.foreground,
      data: looks.compactMap {
        if case .by(let datum) = $0.foreground { datum.value } else { nil }
      },
      standard: ChartLook.palette.map { AnyShapeStyle($0) })
    symbol = ResolvedChannel(
      configuration.symbol,
      data: looks.compactMap { if case .by(let datum) = $0.symbol { datum.value } else { nil } },
      standard: BasicChartSymbolShape.series.map { AnyChartSymbolShape($0) })
    symbolSize = ResolvedChannel(
      configuration.symbolSize,
      data: looks.compactMap {
        if case .by(let datum) = $0.symbolSize { datum.value } else { nil }
      },
      standard: [ChartLook.symbolAreas.lowerBound, ChartLook.symbolAreas.upperBound])
    lineStyle = ResolvedChannel(
      configuration.lineStyle,
      data: looks.compactMap { if case .by(let datum) = $0.line { datum.value } else { nil } },
      standard: ChartLook.lines)
    dodges = DomainInference.unique(looks.compactMap { $0.dodge?.datum.value })
  }

  /// Whether the chart is a circle, which has no axes.
  var isCircular: Bool { !marks.isEmpty && marks.allSatisfy { $0.item.kind == .sector } }

  /// Whether all that is stacked along an axis are parts of a whole.
  func isNormalized(along axis: Axis) -> Bool {
    let stacked = marks.filter { $0.valueAxis == axis && $0.item.stacking != .unstacked }
    return !stacked.isEmpty && stacked.allSatisfy { $0.item.stacking == .normalized }
  }

  /// The data that the domain of an axis has to hold.
  func domainValues(along axis: Axis) -> [PlotValue] {
    marks.flatMap { $0.domainValues(along: axis) }
  }

  // MARK: Looks

  /// What a mark is filled with.
  func style(of item: MarkItem, in environment: EnvironmentValues) -> AnyShapeStyle {
    switch item.look.foreground {
    case .style(let style): return AnyShapeStyle(style)
    case .by(let datum):
      return style(for: datum.value, in: environment) ?? AnyShapeStyle(ChartLook.foreground)
    case nil: return AnyShapeStyle(ChartLook.foreground)
    }
  }

  /// The style that stands for a datum; nil where there is none.
  func style(for value: PlotValue, in environment: EnvironmentValues) -> AnyShapeStyle? {
    guard let number = value.scalar, let extent = foreground.extent, !usesPalette else {
      return foreground.visual(of: value)
    }
    let span = extent.upperBound - extent.lowerBound
    let fraction = span == 0 ? 1 : (number - extent.lowerBound) / span
    return AnyShapeStyle(gradient.color(at: fraction, in: environment))
  }

  /// Whether numbers have a style each, as the user wishes.
  private var usesPalette: Bool {
    guard case .number? = foreground.domain.first else { return true }
    return foreground.isMapped
  }

  /// The symbol of a mark, as a shape; nil where it has none or it is a view.
  func symbol(of item: MarkItem) -> (any ChartSymbolShape)? {
    switch item.look.symbol {
    case .shape(let shape): shape
    case .by(let datum): symbol.visual(of: datum.value)
    case .view: nil
    case nil: item.kind == .point ? BasicChartSymbolShape(.circle) : nil
    }
  }

  /// The size of a symbol, in points.
  func symbolSize(of item: MarkItem, shape: any ChartSymbolShape) -> CGSize {
    let area: CGFloat
    switch item.look.symbolSize {
    case .size(let size): return size
    case .area(let value): area = value
    case .by(let datum): area = symbolArea(for: datum.value) ?? ChartLook.symbolArea
    case nil: area = ChartLook.symbolArea
    }
    let side = max(area, 0).squareRoot()
    return CGSize(
      width: side * shape.perceptualUnitRect.width, height: side * shape.perceptualUnitRect.height)
  }

  /// The area of the symbol that stands for a datum, in square points.
  func symbolArea(for value: PlotValue) -> CGFloat? {
    guard let number = value.scalar, let extent = symbolSize.extent,
      let low = symbolSize.range.first, let high = symbolSize.range.last, !symbolSize.isMapped
    else { return symbolSize.visual(of: value) }
    // Areas grow from zero, so that twice the datum is twice the area where data begin there.
    let span = extent.upperBound - extent.lowerBound
    let fraction = span == 0 ? 1 : (number - extent.lowerBound) / span
    return low + CGFloat(fraction) * (high - low)
  }

  /// How a line is drawn.
  func stroke(of item: MarkItem) -> StrokeStyle {
    switch item.look.line {
    case .style(let style): style
    case .by(let datum): lineStyle.visual(of: datum.value) ?? ChartLook.line
    case nil: item.kind == .rule ? ChartLook.rule : ChartLook.line
    }
  }
}

extension Gradient {
  /// The colour at a place from 0 to 1.
  func color(at fraction: Double, in environment: EnvironmentValues) -> Color {
    guard var below = stops.first else { return .clear }
    for stop in stops {
      if fraction < Double(stop.location) {
        let span = Double(stop.location - below.location)
        let part = span > 0 ? (fraction - Double(below.location)) / span : 0
        return below.color.mix(with: stop.color, by: max(part, 0), in: .device)
      }
      below = stop
    }
    return below.color
  }
}
