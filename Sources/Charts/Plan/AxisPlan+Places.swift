import SwiftUI

/// Where the marks of an axis lie.
extension AxisPlan {
  /// The place of a mark along the axis, in points from the start of the plot; nil where its value
  /// is not on the scale.
  func place(of item: AxisMarkItem, at entry: Entry, on scale: PositionScale) -> CGFloat? {
    guard let place = scale.place(of: entry.value) else { return nil }
    if let room = scale.step {
      return item.isCentered == false ? place - room / 2 : place
    }
    guard item.isCentered == true else { return place }
    let next = entry.next.flatMap { scale.place(of: $0) } ?? scale.end
    return (place + next) / 2
  }

  /// The frame of a label beside a plot.
  func frame(
    of label: Label, at index: Int, in group: Group, beside plot: CGRect, on scale: PositionScale
  ) -> CGRect? {
    let entry = group.entries[index]
    guard let place = place(of: label.item, at: entry, on: scale) else { return nil }
    let isInset = group.preset == .inset
    let spacing = spacing(of: label)
    var point = CGPoint(x: plot.minX + place, y: plot.minY + place)
    var anchor = UnitPoint.center
    switch group.side {
    case .bottom:
      point.y = plot.maxY + (isInset ? -spacing : spacing)
      anchor.y = isInset ? 1 : 0
    case .top:
      point.y = plot.minY + (isInset ? spacing : -spacing)
      anchor.y = isInset ? 0 : 1
    case .left:
      point.x = plot.minX + (isInset ? spacing : -spacing)
      anchor.x = isInset ? 0 : 1
      if isInset { anchor.y = 1 }
    case .right:
      point.x = plot.maxX + (isInset ? -spacing : spacing)
      anchor.x = isInset ? 1 : 0
      if isInset { anchor.y = 1 }
    }
    if axis == .horizontal { alignAlong(&anchor, &point, label, at: index, in: group, on: scale) }
    if let own = label.label.anchor { anchor = own }
    point.x += label.item.offset.width
    point.y += label.item.offset.height
    return CGRect(
      x: point.x - anchor.x * label.size.width, y: point.y - anchor.y * label.size.height,
      width: label.size.width, height: label.size.height)
  }

  /// Dates stand after their lines, and the outer labels of an aligned axis end with the plot.
  private func alignAlong(
    _ anchor: inout UnitPoint, _ point: inout CGPoint, _ label: Label, at index: Int,
    in group: Group, on scale: PositionScale
  ) {
    guard label.label.anchor == nil, label.item.isCentered != true, !scale.isCategorical else {
      return
    }
    if group.preset == .aligned {
      if index == 0 { anchor.x = 0 }
      if index == group.entries.count - 1 { anchor.x = 1 }
    } else if scale.isDate || group.preset == .inset {
      anchor.x = 0
      point.x += label.label.horizontalSpacing ?? ChartLook.dateLabelSpacing
    }
  }

  /// How far labels reach beyond the ends of the plot along the axis, in points. Labels of dates
  /// do not count: those that do not fit are left out.
  func overhang(beside plot: CGRect, on scale: PositionScale) -> (before: CGFloat, after: CGFloat) {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for group in groups where group.preset != .inset {
      for index in group.entries.indices {
        for label in group.entries[index].labels {
          guard let frame = frame(of: label, at: index, in: group, beside: plot, on: scale) else {
            continue
          }
          if axis == .horizontal {
            if scale.isDate, label.item.isCentered != true { continue }
            before = max(before, plot.minX - frame.minX)
            after = max(after, frame.maxX - plot.maxX)
          } else {
            before = max(before, plot.minY - frame.minY)
            after = max(after, frame.maxY - plot.maxY)
          }
        }
      }
    }
    return (before, after)
  }
}
