import Drawing
import SwiftUI

/// A chart laid out in its frame: the plot, the axes, titles, the legend and the layers around.
@MainActor
final class ChartLayout {
  let model: ChartModel
  let configuration: ChartConfiguration
  let context: ViewContext
  private let frame: CGRect
  private let plot = PlotReference()
  private var plotNode: Node?
  private var outer: [Node] = []
  private var turned: [(node: Node, turn: AffineTransform2D)] = []
  private var behind: [Node] = []
  private var inFront: [Node] = []
  private var axes: [AxisDrawing] = []
  private var isClipped = false

  var environment: EnvironmentValues { context.environment }

  init(
    model: ChartModel, configuration: ChartConfiguration, context: ViewContext, frame: CGRect
  ) {
    self.model = model
    self.configuration = configuration
    self.context = context
    self.frame = frame
    arrange()
  }

  // MARK: Drawing

  func items() -> [DisplayItem] {
    var items: [DisplayItem] = []
    for node in behind { node.draw(into: &items) }
    plotNode?.draw(into: &items)
    for axis in axes { items += axis.ticks() + axis.labels() }
    for node in outer { node.draw(into: &items) }
    for (node, turn) in turned {
      var drawn: [DisplayItem] = []
      node.draw(into: &drawn)
      items.append(.group(.transform(turn), drawn))
    }
    for node in inFront { node.draw(into: &items) }
    return items
  }

  func hitTest(_ point: CGPoint) -> InteractiveNode? {
    for node in (inFront + outer).reversed() {
      if let hit = node.hitTest(point) { return hit }
    }
    return nil
  }

  // MARK: Arrangement

  private func arrange() {
    var room = frame
    let legend = takeLegend(from: &room)
    let titles = takeTitles(from: &room)
    let (axisPlans, plotRoom) = planAxes(in: room)
    place(plotIn: plotRoom)
    let scales = finalScales(axisPlans)
    let geometry = PlotGeometry(
      model: model, x: scales.x, y: scales.y, size: plot.frame.size)
    axes = [
      AxisDrawing(
        plan: axisPlans.x, scale: scales.x, plot: plot.frame, chart: frame,
        environment: environment),
      AxisDrawing(
        plan: axisPlans.y, scale: scales.y, plot: plot.frame, chart: frame,
        environment: environment),
    ]
    let lines = axes.flatMap { $0.gridLines() }
    let drawing = PlotDrawing(
      geometry: geometry, context: context, frame: plot.frame, chart: frame)
    let clip: Outline? = isClipped ? .rectangle(plot.frame) : nil
    plot.makeItems = {
      let marks = drawing.items()
      return lines + (clip.map { [.group(.clip($0, .nonZero), marks)] } ?? marks)
    }
    if let legend { place(legend) }
    for title in titles { place(title) }
    let proxy = ChartProxy(geometry: geometry, plot: plot.frame, environment: environment)
    behind = configuration.backgrounds.enumerated().map { layer($1, proxy, "background", $0) }
    inFront = configuration.overlays.enumerated().map { layer($1, proxy, "overlay", $0) }
  }

  /// The plot in the presentation.
  var plotFrame: CGRect { plot.frame }

  /// Places a node beside the plot.
  func put(_ beside: Beside, at corner: CGPoint) {
    if beside.turn == 0 {
      beside.node.place(at: corner, proposal: ProposedViewSize(beside.size))
      outer.append(beside.node)
      return
    }
    let middle = CGPoint(
      x: corner.x + beside.size.width / 2, y: corner.y + beside.size.height / 2)
    beside.node.place(
      at: CGPoint(x: middle.x - beside.size.height / 2, y: middle.y - beside.size.width / 2),
      proposal: .unspecified)
    turned.append(
      (beside.node, AffineTransform2D.rotation(radians: beside.turn).around(middle)))
  }

  private func layer(
    _ layer: ChartConfiguration.Layer, _ proxy: ChartProxy, _ name: String, _ index: Int
  ) -> Node {
    let inner = context.child(name).child(index)
    let node = LayoutNode(
      ZStackLayout(alignment: layer.alignment),
      children: inner.nodes(
        of: layer.content(proxy).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)),
      environment: environment)
    node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    return node
  }

  /// Places the plot, which modifiers may have given another size.
  private func place(plotIn room: CGRect) {
    let view = AnyView(PlotView(reference: plot))
    let styled = configuration.plotStyle.map { $0(view) } ?? view
    let node = context.child("plot").node(of: styled)
    node.place(at: room.origin, proposal: ProposedViewSize(room.size))
    plotNode = node
  }

  // MARK: Scales

  private typealias Plans = (x: AxisPlan, y: AxisPlan)

  private func inference(
    _ axis: Axis, _ part: ChartConfiguration.AxisPart, length: CGFloat
  ) -> DomainInference {
    DomainInference(
      values: model.domainValues(along: axis), request: part.domain, type: part.type,
      marks: part.groups?.first?.values ?? .automatic,
      desiredCount: ChartLook.valueCount(
        length: length,
        distance: axis == .horizontal ? ChartLook.xValueDistance : ChartLook.yValueDistance))
  }

  /// The domain of an axis, the part of it that is seen where it scrolls.
  private func domain(
    _ axis: Axis, _ part: ChartConfiguration.AxisPart, length: CGFloat
  ) -> PositionScale.Domain {
    let whole = inference(axis, part, length: length).domain()
    guard part.isScrollable || part.visibleLength != nil, let seen = part.visibleLength,
      seen > 0
    else {
      return whole
    }
    isClipped = true
    switch whole {
    case .categories(let names):
      let first = part.scrollPosition.flatMap { names.firstIndex(of: $0.category) } ?? 0
      return .categories(
        Array(names.dropFirst(first).prefix(max(Int(min(seen, 1e6).rounded()), 1))))
    case .continuous(let lower, _, let isDate):
      let start = part.scrollPosition?.scalar ?? lower
      return .continuous(start, start + seen, isDate: isDate)
    }
  }

  private func scale(
    _ axis: Axis, _ domain: PositionScale.Domain, length: CGFloat, startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PositionScale {
    let part = axis == .horizontal ? configuration.x : configuration.y
    var (start, end) = (startPadding, length - endPadding)
    switch part.range {
    case .padded(let before, let after):
      start += before
      end -= after
    case .places(let from, let to): (start, end) = (from, to)
    case nil: break
    }
    // Numbers rise upwards, categories follow each other downwards.
    var isUpwards = axis == .vertical
    if case .categories = domain { isUpwards = false }
    return PositionScale(
      domain, type: part.type ?? .linear, from: isUpwards ? length - start : start,
      to: isUpwards ? length - end : end)
  }

  private var domains: (x: PositionScale.Domain, y: PositionScale.Domain) = (
    .continuous(0, 1, isDate: false), .continuous(0, 1, isDate: false)
  )

  /// The scales for the plot in its place, with room for wide bars at their ends and for
  /// annotations that ask for it.
  private func finalScales(_ plans: Plans) -> (x: PositionScale, y: PositionScale) {
    let size = plot.frame.size
    var x = scale(.horizontal, domains.x, length: size.width)
    var y = scale(.vertical, domains.y, length: size.height)
    let plain = PlotGeometry(model: model, x: x, y: y, size: size)
    let reach = (x: plain.barReach(along: .horizontal), y: plain.barReach(along: .vertical))
    x = scale(
      .horizontal, domains.x, length: size.width, startPadding: reach.x, endPadding: reach.x)
    y = scale(
      .vertical, domains.y, length: size.height, startPadding: reach.y, endPadding: reach.y)
    let drawing = PlotDrawing(
      geometry: PlotGeometry(model: model, x: x, y: y, size: size), context: context,
      frame: plot.frame, chart: frame)
    let overflow = drawing.overflowAbove(drawing.places())
    if overflow > 0 {
      y = scale(
        .vertical, domains.y, length: size.height, startPadding: reach.y,
        endPadding: reach.y + overflow)
    }
    return (x, y)
  }

  // MARK: Axes

  private func plan(
    _ axis: Axis, _ domain: PositionScale.Domain, length: CGFloat
  ) -> AxisPlan {
    let part = axis == .horizontal ? configuration.x : configuration.y
    guard part.visibility != .hidden, !model.isCircular, !model.marks.isEmpty else {
      return AxisPlan(hidden: axis)
    }
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let inference = inference(axis, part, length: length)
    let values = AxisValues(
      domain: domain, type: part.type ?? .linear, desiredCount: inference.desiredCount,
      calendar: calendar, inferredStep: inference.step)
    return AxisPlan(
      axis, part: part, values: values, isPercent: model.isNormalized(along: axis),
      context: context)
  }

  /// The axes, and the room that they leave for the plot.
  private func planAxes(in room: CGRect) -> (Plans, CGRect) {
    // The height of one line of labels is good enough to choose the values of the y axis by.
    let line = context.node(of: Text(verbatim: "0").font(ChartLook.labelFont))
      .sizeThatFits(.unspecified).height
    let hasX = configuration.x.visibility != .hidden && !model.isCircular
    let guess = max(room.height - (hasX ? line + ChartLook.labelSpacing : 0), 0)
    domains.y = domain(.vertical, configuration.y, length: guess)
    let y = plan(.vertical, domains.y, length: guess)
    let width = max(room.width - y.thickness(of: .left) - y.thickness(of: .right), 0)
    domains.x = domain(.horizontal, configuration.x, length: width)
    let x = plan(.horizontal, domains.x, length: width)
    var plot = room
    plot.origin.x += y.thickness(of: .left)
    plot.size.width = width
    plot.origin.y += x.thickness(of: .top)
    plot.size.height = max(
      room.height - x.thickness(of: .top) - x.thickness(of: .bottom), 0)
    // Labels at the ends of the plot reach beyond it; twice, as narrowing moves them.
    for _ in 0..<2 {
      let beyondY = y.overhang(
        beside: plot, on: scale(.vertical, domains.y, length: plot.height))
      let beyondX = x.overhang(
        beside: plot, on: scale(.horizontal, domains.x, length: plot.width))
      let left = max(beyondX.before - (plot.minX - room.minX), 0)
      let right = max(beyondX.after - (room.maxX - plot.maxX), 0)
      let top = max(beyondY.before - (plot.minY - room.minY), 0)
      let bottom = max(beyondY.after - (room.maxY - plot.maxY), 0)
      plot = CGRect(
        x: plot.minX + left, y: plot.minY + top, width: max(plot.width - left - right, 0),
        height: max(plot.height - top - bottom, 0))
    }
    return ((x, y), plot)
  }
}
