import SwiftUI

/// Turns the data of marks into places of the plot, in points from its top left corner.
@MainActor
struct PlotGeometry {
  let model: ChartModel
  let x: PositionScale
  let y: PositionScale
  let size: CGSize
  /// The widths of bars at mere numbers along either axis.
  private let plainBarWidths: (x: CGFloat, y: CGFloat)

  init(model: ChartModel, x: PositionScale, y: PositionScale, size: CGSize) {
    self.model = model
    self.x = x
    self.y = y
    self.size = size
    plainBarWidths = (
      Self.plainBarWidth(of: model, along: .horizontal, on: x),
      Self.plainBarWidth(of: model, along: .vertical, on: y)
    )
  }

  subscript(axis: Axis) -> PositionScale { axis == .horizontal ? x : y }

  // MARK: Rectangles

  /// The frame of a bar, a rectangle, a rule or a point; nil where its data have no place.
  func frame(of mark: PlotMark) -> CGRect? {
    guard let across = extent(of: mark, along: .horizontal),
      let down = extent(of: mark, along: .vertical)
    else { return nil }
    let offset = mark.item.look.offset
    let left = across.from + offset.xStart
    let right = across.to + offset.xEnd
    let top = down.from + offset.yStart
    let bottom = down.to + offset.yEnd
    return CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
  }

  /// Where a mark begins and ends along an axis.
  private func extent(
    of mark: PlotMark, along axis: Axis
  ) -> (from: CGFloat, to: CGFloat)? {
    let scale = self[axis]
    switch mark[axis] {
    case .between(let start, let end):
      if scale.isCategorical, let first = scale.room(of: start), let last = scale.room(of: end) {
        return (min(first.lowerBound, last.lowerBound), max(first.upperBound, last.upperBound))
      }
      guard let from = scale.place(of: start.value), let to = scale.place(of: end.value) else {
        return nil
      }
      return (from, to)
    case .points(let start, let end):
      let length = axis == .horizontal ? size.width : size.height
      if mark.item.kind == .point || mark.item.kind == .rule, start == nil, end == nil,
        case .points = mark[axis == .horizontal ? .vertical : .horizontal]
      {
        return (length / 2, length / 2)
      }
      if mark.item.kind == .point { return (start ?? length / 2, end ?? length / 2) }
      return (start ?? 0, end ?? length)
    case .at(let datum): return extent(of: mark, at: datum, along: axis)
    }
  }

  private func extent(
    of mark: PlotMark, at datum: PlotDatum, along axis: Axis
  ) -> (from: CGFloat, to: CGFloat)? {
    guard var middle = self[axis].place(of: datum.value) else { return nil }
    var room = self[axis].room(of: datum).map { $0.upperBound - $0.lowerBound }
    var isDodged = false
    if let share = share(of: mark, along: axis, room: room) {
      middle += share.shift
      room = share.length
      isDodged = true
    }
    let length: CGFloat
    switch mark.item.kind {
    case .bar:
      let dimension = axis == .horizontal ? mark.item.width : mark.item.height
      let ratio =
        isDodged
        ? ChartLook.dodgedBarRatio
        : self[axis].isCategorical ? ChartLook.barRatio : ChartLook.intervalBarRatio
      let plain = axis == .horizontal ? plainBarWidths.x : plainBarWidths.y
      length = dimension.length(in: room, automatic: (ratio, plain))
    case .rectangle:
      let dimension = axis == .horizontal ? mark.item.width : mark.item.height
      length = dimension.length(in: room, automatic: (1, ChartLook.plainRectangleLength))
    default: length = 0
    }
    return (middle - length / 2, middle + length / 2)
  }

  /// The share of a mark in the room of its place, when marks are put side by side.
  private func share(
    of mark: PlotMark, along axis: Axis, room: CGFloat?
  ) -> (shift: CGFloat, length: CGFloat)? {
    guard let dodge = mark.item.look.dodge,
      let index = model.dodges.firstIndex(of: dodge.datum.value)
    else { return nil }
    let natural: Axis = mark.valueAxis == .horizontal ? .vertical : .horizontal
    guard axis == dodge.axis ?? natural else { return nil }
    let all = dodge.span.length(
      in: room,
      automatic: (ChartLook.dodgeRatio, ChartLook.plainBarWidth * CGFloat(model.dodges.count)))
    let length = all / CGFloat(model.dodges.count)
    return ((CGFloat(index) + 0.5) * length - all / 2, length)
  }

  /// The width of bars at mere numbers: no more than leaves a gap between neighbours.
  private static func plainBarWidth(
    of model: ChartModel, along axis: Axis, on scale: PositionScale
  ) -> CGFloat {
    let places = model.marks.compactMap { mark -> CGFloat? in
      guard mark.item.kind == .bar, case .at(let datum) = mark[axis], datum.interval == nil else {
        return nil
      }
      return scale.place(of: datum.value)
    }.sorted()
    let gap = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }.min()
    return min(ChartLook.plainBarWidth, gap.map { $0 * ChartLook.plainBarRatio } ?? .infinity)
  }

  /// How far bars at the ends of a continuous scale reach beyond their places.
  func barReach(along axis: Axis) -> CGFloat {
    let stands = model.marks.contains { mark in
      guard mark.item.kind == .bar, case .at(let datum) = mark[axis] else { return false }
      return datum.interval == nil
    }
    guard stands, !self[axis].isCategorical else { return 0 }
    return (axis == .horizontal ? plainBarWidths.x : plainBarWidths.y) / 2
  }

  // MARK: Lines

  /// The place of a point of a line; nil where its data have none.
  func point(of mark: PlotMark) -> CGPoint? {
    guard let frame = frame(of: mark) else { return nil }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The lower and the upper end of an area at one of its points.
  func edges(of mark: PlotMark) -> (low: CGPoint, high: CGPoint)? {
    let axis = mark.valueAxis ?? .vertical
    guard case .between(let low, let high) = mark[axis] else { return nil }
    let base: Axis = axis == .horizontal ? .vertical : .horizontal
    guard case .at(let datum) = mark[base], let along = self[base].place(of: datum.value),
      let from = self[axis].place(of: low.value), let to = self[axis].place(of: high.value)
    else { return nil }
    let offset = mark.item.look.offset
    func point(_ value: CGFloat) -> CGPoint {
      axis == .vertical
        ? CGPoint(x: along + offset.xStart, y: value + offset.yStart)
        : CGPoint(x: value + offset.xStart, y: along + offset.yStart)
    }
    return (point(from), point(to))
  }

  // MARK: Circles

  /// The sectors in the order of their marks, with the index of each mark.
  func sectors() -> [(index: Int, outline: SectorOutline)] {
    let indices = model.marks.indices.filter { model.marks[$0].item.sector != nil }
    func value(_ index: Int) -> Double {
      let number = model.marks[index].item.sector?.angle.value.scalar ?? 0
      return number.isFinite ? max(number, 0) : 0
    }
    let total = indices.reduce(0) { $0 + value($1) }
    guard total > 0 else { return [] }
    let radius = min(size.width, size.height) / 2
    var passed = 0.0
    return indices.compactMap { index in
      guard let sector = model.marks[index].item.sector else { return nil }
      let start = passed / total
      passed += value(index)
      let look = model.marks[index].item.look
      return (
        index,
        SectorOutline(
          center: CGPoint(
            x: size.width / 2 + look.offset.xStart, y: size.height / 2 + look.offset.yStart),
          innerRadius: sector.innerRadius.radius(of: radius, automatic: 0),
          outerRadius: sector.outerRadius.radius(of: radius, automatic: radius),
          start: 2 * .pi * CGFloat(start), end: 2 * .pi * CGFloat(passed / total),
          inset: indices.count > 1 ? sector.inset : 0, cornerRadius: look.cornerRadius ?? 0)
      )
    }
  }
}

extension MarkDimension {
  /// The length as a radius.
  func radius(of greatest: CGFloat, automatic: CGFloat) -> CGFloat {
    switch storage {
    case .automatic: automatic
    case .fixed(let length): max(length, 0)
    case .ratio(let ratio): max(ratio * greatest, 0)
    case .inset(let inset): max(greatest - inset, 0)
    }
  }
}
