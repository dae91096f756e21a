import SwiftUI

/// A mark after stacking: where it lies in its data.
struct PlotMark {
  /// As the user wrote it.
  let item: MarkItem
  var x: MarkItem.Span
  var y: MarkItem.Span
  /// The axis along which a bar or an area shows its value.
  var valueAxis: Axis?
  /// Whether it begins at the zero line, which the domain need not show for its sake.
  var startsAtZero = false

  init(_ item: MarkItem) {
    self.item = item
    x = item.x
    y = item.y
    valueAxis = Self.valueAxis(of: item)
  }

  subscript(axis: Axis) -> MarkItem.Span {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The axis along which a bar or an area shows its value: that of the number, up and down when
  /// both are numbers. A bin, a date and a category say where it stands.
  private static func valueAxis(of item: MarkItem) -> Axis? {
    guard item.kind == .bar || item.kind == .area else { return nil }
    switch (item.x, item.y) {
    case (.at(let x), .at(let y)):
      if y.isPlainNumber { return .vertical }
      return x.isPlainNumber ? .horizontal : nil
    case (.at, _): return .vertical
    case (_, .at): return .horizontal
    default: return nil
    }
  }

  /// The data that the domain of an axis has to hold.
  func domainValues(along axis: Axis) -> [PlotValue] {
    var data = self[axis].data
    if startsAtZero, axis == valueAxis { data = Array(data.dropFirst()) }
    return data.flatMap { datum -> [PlotValue] in
      guard let interval = datum.interval else { return [datum.value] }
      // Lines and points lie in the middle of a unit but the unit is shown whole.
      return [
        datum.value.moved(to: interval.lowerBound), datum.value.moved(to: interval.upperBound),
      ]
    }
  }

  /// Marks with bars and areas put on top of each other.
  static func stacked(_ items: [MarkItem]) -> [PlotMark] {
    var marks = items.map(PlotMark.init)
    var stacks: [StackKey: [Int]] = [:]
    var order: [StackKey] = []
    for (index, mark) in marks.enumerated() {
      guard let key = StackKey(mark) else { continue }
      if stacks[key] == nil { order.append(key) }
      stacks[key, default: []].append(index)
    }
    for key in order {
      let indices = stacks[key] ?? []
      let values = indices.map { marks[$0].value ?? 0 }
      let spans = Stacking.spans(of: values, method: MarkStackingMethod(key.method))
      for (index, span) in zip(indices, spans) {
        marks[index][key.axis] = .between(
          PlotDatum(.number(span.low)), PlotDatum(.number(span.high)))
        marks[index].startsAtZero = span.low == 0
      }
    }
    return marks
  }

  /// The number that a bar or an area at a place shows.
  private var value: Double? {
    guard let valueAxis, case .at(let datum) = self[valueAxis] else { return nil }
    return datum.value.scalar
  }

  /// What is put on top of each other: bars or areas at the same place.
  private struct StackKey: Hashable {
    var kind: MarkItem.Kind
    var axis: Axis
    var place: PlotValue
    var dodge: PlotValue?
    var method: MarkStackingMethod.Storage

    init?(_ mark: PlotMark) {
      guard let axis = mark.valueAxis, mark.value?.isFinite == true,
        case .at(let place) = mark[axis == .vertical ? .horizontal : .vertical]
      else { return nil }
      kind = mark.item.kind
      self.axis = axis
      self.place = place.value
      dodge = mark.item.look.dodge?.datum.value
      method = mark.item.stacking.storage
    }
  }
}

extension PlotDatum {
  /// Whether it is a number that stands for itself.
  var isPlainNumber: Bool {
    if case .number = value { interval == nil } else { false }
  }
}
