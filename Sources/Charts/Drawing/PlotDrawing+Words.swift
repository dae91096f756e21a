import Drawing
import SwiftUI

/// What a reader is told of marks.
extension PlotDrawing {
  func element(
    _ item: MarkItem, words: String?, _ bounds: CGRect, _ items: [DisplayItem]
  ) -> [DisplayItem] {
    if items.isEmpty { return [] }
    let environment = context.environment
    var element = Element(kind: item.kind.rawValue, content: words, frame: bounds)
    let told = item.look.accessibility
    element.accessibilityLabel = told.label?.words(in: environment)
    element.accessibilityValue = told.value?.words(in: environment)
    element.accessibilityIdentifier = told.identifier
    if told.isHidden == true { element.traits.append(.accessibilityHidden) }
    return [.element(element, items)]
  }

  /// The data of a mark: `Jan, 5`.
  func words(of item: MarkItem) -> String? {
    let data =
      item.sector.map { [$0.angle] + styleData(of: item) } ?? item.x.data + item.y.data
    let words = data.map(words(of:))
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The name of a line or an area.
  func seriesWords(of item: MarkItem) -> String? {
    let data = item.series.map { [$0] } ?? styleData(of: item)
    return data.first.map(words(of:))
  }

  private func styleData(of item: MarkItem) -> [PlotDatum] {
    if case .by(let datum) = item.look.foreground { return [datum] }
    if case .by(let datum) = item.look.symbol { return [datum] }
    if case .by(let datum) = item.look.line { return [datum] }
    return []
  }

  private func words(of datum: PlotDatum) -> String {
    let environment = context.environment
    switch datum.value {
    case .category(let name): return name
    case .number(let number):
      let places = min(NiceSteps.decimals(of: abs(number)), 6)
      return number.formatted(
        .number.precision(.fractionLength(0...max(places, 0))).locale(environment.locale))
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: datum.interval?.lowerBound ?? seconds)
      return Date.FormatStyle(date: .abbreviated, time: .shortened).adapted(to: environment)
        .format(date)
    }
  }
}
