import Drawing
import SwiftUI

/// Draws the marks of an axis.
@MainActor
struct AxisDrawing {
  let plan: AxisPlan
  let scale: PositionScale
  /// The plot in the presentation.
  let plot: CGRect
  /// The whole chart in the presentation.
  let chart: CGRect
  let environment: EnvironmentValues

  // MARK: Lines

  /// The lines across the plot.
  func gridLines() -> [DisplayItem] {
    plan.groups.flatMap { group in
      group.entries.flatMap { entry in
        entry.lines.flatMap { item -> [DisplayItem] in
          guard case .gridLine(let stroke) = item.kind,
            let place = plan.place(of: item, at: entry, on: scale)
          else { return [] }
          return line(
            at: place, from: plan.axis == .horizontal ? plot.minY : plot.minX,
            to: plan.axis == .horizontal ? plot.maxY : plot.maxX, stroke, item)
        }
      }
    }
  }

  /// The lines outside of the plot.
  func ticks() -> [DisplayItem] {
    plan.groups.flatMap { group in
      group.entries.flatMap { entry in
        entry.lines.flatMap { item -> [DisplayItem] in
          guard case .tick(let length, let stroke) = item.kind,
            let place = plan.place(of: item, at: entry, on: scale)
          else { return [] }
          let reach = self.length(length, entry, group)
          let (from, to) = ends(of: group.side, reach)
          return line(at: place, from: from, to: to, stroke, item)
        }
      }
    }
  }

  private func length(
    _ length: AxisTick.Length, _ entry: AxisPlan.Entry, _ group: AxisPlan.Group
  ) -> CGFloat {
    func reach(_ labels: [AxisPlan.Label]) -> CGFloat {
      labels.map { label in
        plan.spacing(of: label)
          + (plan.axis == .horizontal ? label.size.height : label.size.width)
      }.max() ?? ChartLook.tickLength
    }
    switch length.kind {
    case .automatic: return ChartLook.tickLength
    case .fixed(let length): return length
    case .label(let more): return reach(entry.labels) + more
    case .longestLabel(let more): return reach(group.entries.flatMap(\.labels)) + more
    }
  }

  private func ends(of side: AxisPlan.Side, _ reach: CGFloat) -> (CGFloat, CGFloat) {
    switch side {
    case .bottom: (plot.maxY, plot.maxY + reach)
    case .top: (plot.minY - reach, plot.minY)
    case .right: (plot.maxX, plot.maxX + reach)
    case .left: (plot.minX - reach, plot.minX)
    }
  }

  /// A line across the axis whose edges lie on pixels.
  private func line(
    at place: CGFloat, from: CGFloat, to: CGFloat, _ stroke: StrokeStyle?, _ item: AxisMarkItem
  ) -> [DisplayItem] {
    var style = stroke ?? ChartLook.gridLine
    let pixel = 1 / environment.displayScale
    style.lineWidth = max(style.lineWidth.rounded(toScale: environment.displayScale), pixel)
    let start = (plan.axis == .horizontal ? plot.minX : plot.minY) + place - style.lineWidth / 2
    let middle = start.rounded(toScale: environment.displayScale) + style.lineWidth / 2
    var points = [CGPoint(x: middle, y: from), CGPoint(x: middle, y: to)]
    if plan.axis == .vertical { points = points.map { CGPoint(x: $0.y, y: $0.x) } }
    points = points.map {
      CGPoint(x: $0.x + item.offset.width, y: $0.y + item.offset.height)
    }
    let bounds = CGRect(
      x: points[0].x - style.lineWidth / 2, y: points[0].y - style.lineWidth / 2,
      width: points[1].x - points[0].x + style.lineWidth,
      height: points[1].y - points[0].y + style.lineWidth)
    let shape = item.style.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ChartLook.gridLineStyle)
    return environment.resolve(shape).level(0).items(in: bounds) {
      [.stroke(Outline([.move(points[0]), .line(points[1])]), $0, style.options)]
    }
  }

  // MARK: Labels

  func labels() -> [DisplayItem] {
    plan.groups.flatMap { group in
      kept(candidates(group)).flatMap { draw($0.label, in: $0.frame) }
    }
  }

  private typealias Candidate = (label: AxisPlan.Label, frame: CGRect, order: Int)

  private func candidates(_ group: AxisPlan.Group) -> [Candidate] {
    var order = 0
    return group.entries.indices.flatMap { index in
      group.entries[index].labels.compactMap { label -> Candidate? in
        guard
          var frame = plan.frame(of: label, at: index, in: group, beside: plot, on: scale)
        else { return nil }
        order += 1
        if case .truncate = label.label.collision.kind {
          frame = truncated(frame, to: room(of: group.entries[index]))
        }
        // A date whose words do not fit into the chart is left out; half a point is noise.
        let isDate = plan.axis == .horizontal && scale.isDate
        if isDate, frame.maxX > chart.maxX + 0.5 || frame.minX < chart.minX - 0.5 { return nil }
        return (label, frame, order)
      }
    }
  }

  /// The way from a value to the next.
  private func room(of entry: AxisPlan.Entry) -> CGFloat {
    if let step = scale.step { return step }
    guard let place = scale.place(of: entry.value) else { return 0 }
    return abs((entry.next.flatMap { scale.place(of: $0) } ?? scale.end) - place)
  }

  private func truncated(_ frame: CGRect, to length: CGFloat) -> CGRect {
    guard plan.axis == .horizontal, frame.width > length, length > 0 else { return frame }
    return CGRect(
      x: frame.midX - length / 2, y: frame.minY, width: length, height: frame.height)
  }

  /// The labels that do not touch those before them, the more important ones first.
  private func kept(_ candidates: [Candidate]) -> [Candidate] {
    func priority(_ candidate: Candidate) -> Double {
      if case .greedy(let priority, _) = candidate.label.label.collision.kind {
        priority
      } else {
        0
      }
    }
    var kept: [Candidate] = []
    let order = candidates.sorted {
      (-priority($0), $0.order) < (-priority($1), $1.order)
    }
    for candidate in order {
      var gap = plan.axis == .horizontal ? ChartLook.labelGap : 0
      switch candidate.label.label.collision.kind {
      case .disabled, .truncate:
        kept.append(candidate)
        continue
      case .greedy(_, let wished): gap = wished ?? gap
      case .automatic: break
      }
      let touches = kept.contains { other in
        plan.axis == .horizontal
          ? candidate.frame.minX < other.frame.maxX + gap
            && other.frame.minX < candidate.frame.maxX + gap
          : candidate.frame.minY < other.frame.maxY + gap
            && other.frame.minY < candidate.frame.maxY + gap
      }
      if !touches { kept.append(candidate) }
    }
    return kept
  }

  private func draw(_ label: AxisPlan.Label, in frame: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if label.turn == 0 {
      let isCut = frame.width < label.size.width
      label.node.place(
        at: frame.origin, proposal: isCut ? ProposedViewSize(frame.size) : .unspecified)
      label.node.draw(into: &items)
      return items
    }
    let upright = CGRect(
      x: frame.midX - frame.height / 2, y: frame.midY - frame.width / 2, width: frame.height,
      height: frame.width)
    label.node.place(at: upright.origin, proposal: .unspecified)
    label.node.draw(into: &items)
    let turn = AffineTransform2D.rotation(radians: label.turn)
      .around(CGPoint(x: frame.midX, y: frame.midY))
    return [.group(.transform(turn), items)]
  }
}
