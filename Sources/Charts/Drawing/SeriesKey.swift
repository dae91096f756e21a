import SwiftUI

/// The points that are one line or one area.
struct SeriesKey: Hashable {
  private let kind: MarkItem.Kind
  private let series: PlotValue?
  private let foreground: PlotValue?
  private let symbol: PlotValue?
  private let line: PlotValue?

  init(_ item: MarkItem) {
    kind = item.kind
    series = item.series?.value
    foreground = if case .by(let datum) = item.look.foreground { datum.value } else { nil }
    symbol = if case .by(let datum) = item.look.symbol { datum.value } else { nil }
    line = if case .by(let datum) = item.look.line { datum.value } else { nil }
  }
}
