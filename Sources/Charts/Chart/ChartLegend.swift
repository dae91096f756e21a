import SwiftUI

/// The names of what styles, symbols and lines stand for.
struct ChartLegend: View {
  struct Entry {
    var name: String
    var style: AnyShapeStyle
    var symbol: AnyChartSymbolShape?
    var line: StrokeStyle?
  }

  private let entries: [Entry]
  private let isColumn: Bool
  private let scale: (colors: Gradient, extent: ClosedRange<Double>)?

  /// Nil where no scale has anything to tell.
  ///
  /// - Parameter isColumn: Whether names stand below each other.
  init?(_ model: ChartModel, isColumn: Bool) {
    self.isColumn = isColumn
    let styles = model.foreground.domain
    if case .number? = styles.first, let extent = model.foreground.extent,
      !model.foreground.isMapped
    {
      scale = (model.gradient, extent)
      entries = []
      return
    }
    scale = nil
    var names: [PlotValue] = []
    for domain in [styles, model.symbol.domain, model.lineStyle.domain] { names += domain }
    names = DomainInference.unique(names)
    guard !names.isEmpty else { return nil }
    let hasLines = !model.lineStyle.domain.isEmpty
    entries = names.map { value in
      Entry(
        name: value.category,
        style: model.foreground.visual(of: value) ?? AnyShapeStyle(ChartLook.foreground),
        symbol: model.symbol.domain.contains(value) ? model.symbol.visual(of: value) : nil,
        line: hasLines ? model.lineStyle.visual(of: value) : nil)
    }
  }

  var body: some View {
    Group {
      if let scale {
        GradientLegend(colors: scale.colors, extent: scale.extent)
      } else if isColumn {
        VStack(alignment: .leading, spacing: ChartLook.legendSymbolSpacing) {
          ForEach(entries.indices, id: \.self) { LegendEntryView(entry: entries[$0]) }
        }
      } else {
        LegendFlow {
          ForEach(entries.indices, id: \.self) { LegendEntryView(entry: entries[$0]) }
        }
      }
    }
    .font(ChartLook.labelFont)
    .foregroundStyle(Color.secondary)
  }
}

/// A name with its style.
private struct LegendEntryView: View {
  let entry: ChartLegend.Entry

  var body: some View {
    HStack(spacing: ChartLook.legendSymbolSpacing) {
      if let line = entry.line {
        Path { path in
          path.move(to: CGPoint(x: 1, y: ChartLook.legendSymbolSide / 2))
          path.addLine(
            to: CGPoint(
              x: 2 * ChartLook.legendSymbolSide - 1, y: ChartLook.legendSymbolSide / 2))
        }
        .stroke(entry.style, style: line)
        .frame(
          width: 2 * ChartLook.legendSymbolSide, height: ChartLook.legendSymbolSide)
      } else {
        (entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape(.circle)))
          .fill(entry.style)
          .frame(width: ChartLook.legendSymbolSide, height: ChartLook.legendSymbolSide)
      }
      Text(verbatim: entry.name).lineLimit(1)
    }
  }
}

/// Colours between two numbers.
private struct GradientLegend: View {
  let colors: Gradient
  let extent: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      LinearGradient(gradient: colors, startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: ChartLook.legendSymbolSide)
        .clipShape(Capsule())
      HStack(spacing: 0) {
        Text(extent.lowerBound, format: .number.precision(.significantDigits(1...3)))
        Spacer(minLength: 4)
        Text(extent.upperBound, format: .number.precision(.significantDigits(1...3)))
      }
      .frame(width: 100)
    }
  }
}

/// Lays names out in rows.
private struct LegendFlow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return frames.reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + height + ChartLook.legendSymbolSpacing)
        height = 0
      }
      defer { origin.x += size.width + ChartLook.legendItemSpacing }
      height = max(height, size.height)
      return CGRect(
        origin: origin, size: CGSize(width: min(size.width, width), height: size.height))
    }
  }
}
