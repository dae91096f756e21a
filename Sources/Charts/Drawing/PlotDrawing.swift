import Drawing
import SwiftUI

/// Draws the marks of a plot.
@MainActor
struct PlotDrawing {
  let geometry: PlotGeometry
  let context: ViewContext
  /// The plot in the presentation.
  let frame: CGRect
  /// The whole chart in the presentation.
  let chart: CGRect

  var model: ChartModel { geometry.model }
  private var environment: EnvironmentValues { context.environment }

  /// What is drawn, the annotations in front of all marks.
  func items() -> [DisplayItem] {
    let placed = places()
    return items(of: model.order, placed) + annotations(placed)
  }

  // MARK: Order

  private func items(of orders: [ChartModel.Order], _ placed: Places) -> [DisplayItem] {
    var drawn: [(z: Double, items: [DisplayItem])] = []
    var lines: [SeriesKey: [Int]] = [:]
    for case .mark(let index) in orders {
      let item = model.marks[index].item
      guard item.kind == .line || item.kind == .area else { continue }
      lines[SeriesKey(item), default: []].append(index)
    }
    for order in orders {
      switch order {
      case .mark(let index):
        let item = model.marks[index].item
        let items: [DisplayItem]
        switch item.kind {
        case .line, .area:
          // A line is drawn where its first point stands.
          guard let members = lines.removeValue(forKey: SeriesKey(item)) else { continue }
          items = series(members, placed)
        default: items = self.items(ofMark: index, placed)
        }
        drawn.append((item.look.zIndex ?? 0, items))
      case .layer(let layer, let content, let mask):
        let inner = items(of: content, placed)
        drawn.append((zIndex(of: content), layered(inner, layer, mask: mask, placed)))
      }
    }
    // Equal ones stay in their order.
    return drawn.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
      .flatMap(\.element.items)
  }

  private func zIndex(of orders: [ChartModel.Order]) -> Double {
    for order in orders {
      switch order {
      case .mark(let index): return model.marks[index].item.look.zIndex ?? 0
      case .layer(_, let inner, _): return zIndex(of: inner)
      }
    }
    return 0
  }

  private func layered(
    _ items: [DisplayItem], _ layer: MarkLayer, mask: [ChartModel.Order], _ placed: Places
  ) -> [DisplayItem] {
    if items.isEmpty { return [] }
    switch layer {
    case .clip(let shape, let style):
      let outline = shape.path(in: CGRect(origin: .zero, size: frame.size)).outline
        .applying(.translation(x: frame.minX, y: frame.minY))
      return [.group(.clip(outline, style.isEOFilled ? .evenOdd : .nonZero), items)]
    case .mask: return [.group(.mask(self.items(of: mask, placed)), items)]
    case .blur(let radius): return [.group(.blur(radius: radius), items)]
    case .shadow(let color, let radius, let offset):
      return [
        .group(
          .shadow(color: color.rgba(in: environment), radius: radius, offset: offset), items)
      ]
    case .view(let change):
      let node = context.node(of: change(AnyView(PictureView(items: items))))
      node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      var drawn: [DisplayItem] = []
      node.draw(into: &drawn)
      return drawn
    }
  }

  // MARK: Places

  /// Where marks are, in the presentation.
  struct Places {
    var frames: [Int: CGRect] = [:]
    var sectors: [Int: SectorOutline] = [:]
  }

  func places() -> Places {
    var places = Places()
    for (index, mark) in model.marks.enumerated() where mark.item.kind != .sector {
      if mark.item.kind == .area {
        guard let edges = geometry.edges(of: mark) else { continue }
        places.frames[index] = CGRect(
          x: min(edges.low.x, edges.high.x), y: min(edges.low.y, edges.high.y),
          width: abs(edges.high.x - edges.low.x), height: abs(edges.high.y - edges.low.y)
        ).offsetBy(dx: frame.minX, dy: frame.minY)
      } else if let place = geometry.frame(of: mark) {
        places.frames[index] = place.offsetBy(dx: frame.minX, dy: frame.minY)
      }
    }
    for (index, outline) in geometry.sectors() {
      var outline = outline
      outline.center.x += frame.minX
      outline.center.y += frame.minY
      places.sectors[index] = outline
      let middle = (outline.start + outline.end) / 2
      let radius = (outline.innerRadius + outline.outerRadius) / 2
      places.frames[index] = CGRect(
        x: outline.center.x + radius * sin(middle), y: outline.center.y - radius * cos(middle),
        width: 0, height: 0)
    }
    return places
  }

  // MARK: Single marks

  private func items(ofMark index: Int, _ placed: Places) -> [DisplayItem] {
    let item = model.marks[index].item
    guard let place = placed.frames[index] else { return [] }
    let drawn: [DisplayItem]
    var bounds = place
    switch item.kind {
    case .bar, .rectangle:
      // Edges lie on pixels, as those of all rectangles of views.
      bounds = place.rounded(toScale: environment.displayScale)
      drawn = filled(corners(item, in: bounds), item, in: bounds)
    case .rule:
      let stroke = model.stroke(of: item)
      let reach = stroke.lineWidth / 2
      bounds = place.insetBy(
        dx: place.width == 0 ? -reach : 0, dy: place.height == 0 ? -reach : 0)
      let line = Outline([
        .move(CGPoint(x: place.minX, y: place.minY)),
        .line(CGPoint(x: place.maxX, y: place.maxY)),
      ])
      drawn = stroked(line, stroke, item, in: bounds)
    case .point:
      guard let symbol = symbol(of: item, at: CGPoint(x: place.midX, y: place.midY)) else {
        return []
      }
      (drawn, bounds) = symbol
    case .sector:
      guard let sector = placed.sectors[index] else { return [] }
      let outline = sector.outline
      let circle = CGRect(
        x: sector.center.x - sector.outerRadius, y: sector.center.y - sector.outerRadius,
        width: 2 * sector.outerRadius, height: 2 * sector.outerRadius)
      bounds = outline.bounds ?? place
      drawn = filled(outline, item, in: circle)
    case .line, .area: return []
    }
    return element(item, words: words(of: item), bounds, faded(drawn, item))
  }

  private func corners(_ item: MarkItem, in bounds: CGRect) -> Outline {
    let radius = min(item.look.cornerRadius ?? 0, bounds.width / 2, bounds.height / 2)
    guard radius > 0 else { return .rectangle(bounds) }
    return .roundedRectangle(
      bounds, radius: radius,
      continuous: item.look.cornerStyle == .continuous)
  }

  private func symbol(
    of item: MarkItem, at center: CGPoint
  ) -> (items: [DisplayItem], bounds: CGRect)? {
    if case .view(let view) = item.look.symbol {
      let node = context.node(of: view)
      let size = node.sizeThatFits(.unspecified)
      node.place(
        at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
        proposal: .unspecified)
      var drawn: [DisplayItem] = []
      node.draw(into: &drawn)
      return (drawn, node.pixelFrame)
    }
    guard let shape = model.symbol(of: item) else { return nil }
    let size = model.symbolSize(of: item, shape: shape)
    let bounds = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    return (filled(shape.path(in: bounds).outline, item, in: bounds), bounds)
  }

  // MARK: Series

  private func series(_ members: [Int], _ placed: Places) -> [DisplayItem] {
    guard let first = members.first else { return [] }
    let item = model.marks[first].item
    let method = item.look.interpolation ?? .linear
    let origin = AffineTransform2D.translation(x: frame.minX, y: frame.minY)
    var drawn: [DisplayItem] = []
    let outline: Outline
    if item.kind == .line {
      let points = members.compactMap { geometry.point(of: model.marks[$0]) }
      guard !points.isEmpty else { return [] }
      let axis = runningAxis(of: members)
      let curve = Curve(points, method, along: axis)
      outline = Outline([.move(curve.start)] + curve.elements).applying(origin)
      if points.count > 1 {
        let stroke = model.stroke(of: item)
        let bounds = outline.bounds ?? frame
        drawn = stroked(
          outline, stroke, item,
          in: bounds.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2))
      }
      drawn += members.flatMap { index -> [DisplayItem] in
        let look = model.marks[index].item
        guard look.look.symbol != nil, let place = placed.frames[index] else { return [] }
        return symbol(of: look, at: CGPoint(x: place.midX, y: place.midY))?.items ?? []
      }
    } else {
      let edges = members.compactMap { geometry.edges(of: model.marks[$0]) }
      guard edges.count > 1 else { return [] }
      let axis: Axis = model.marks[first].valueAxis == .horizontal ? .vertical : .horizontal
      let high = Curve(edges.map(\.high), method, along: axis)
      let low = Curve(edges.map(\.low), method, along: axis)
      outline = Outline(
        [.move(high.start)] + high.elements + [.line(low.end)] + low.reversedElements + [.close]
      ).applying(origin)
      drawn = filled(outline, item, in: outline.bounds ?? frame)
    }
    let bounds = (outline.bounds ?? frame).rounded(toScale: environment.displayScale)
    return element(item, words: seriesWords(of: item), bounds, faded(drawn, item))
  }

  /// A line runs down where its categories or dates are on the y axis.
  private func runningAxis(of members: [Int]) -> Axis {
    guard let first = members.first else { return .horizontal }
    let mark = model.marks[first]
    if case .at(let x) = mark.x, case .at(let y) = mark.y, x.isPlainNumber, !y.isPlainNumber {
      return .vertical
    }
    return .horizontal
  }

  // MARK: Paint

  private func filled(_ outline: Outline, _ item: MarkItem, in bounds: CGRect) -> [DisplayItem] {
    if outline.elements.isEmpty { return [] }
    return environment.resolve(model.style(of: item, in: environment)).level(0)
      .items(filling: outline, in: paintBounds(bounds, item))
  }

  private func stroked(
    _ outline: Outline, _ style: StrokeStyle, _ item: MarkItem, in bounds: CGRect
  ) -> [DisplayItem] {
    environment.resolve(model.style(of: item, in: environment)).level(0)
      .items(in: paintBounds(bounds, item)) { [.stroke(outline, $0, style.options)] }
  }

  private func paintBounds(_ bounds: CGRect, _ item: MarkItem) -> CGRect {
    item.look.alignsStyleWithPlot == true ? frame : bounds
  }

  private func faded(_ items: [DisplayItem], _ item: MarkItem) -> [DisplayItem] {
    let opacity = min(max(item.look.opacity, 0), 1)
    return items.isEmpty || opacity == 1 ? items : [.group(.opacity(opacity), items)]
  }
}
