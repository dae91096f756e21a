import Drawing

/// Makes the outline of a stroke: a rectangle a line, a wedge a corner, a cap an end. Together they
/// cover the stroke when filled by the winding rule.
struct Stroker {
  let style: StrokeStyle

  private var half: CGFloat { style.lineWidth / 2 }

  func outline(of path: Path) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var result = Path()
    for line in Polyline.lines(of: path) {
      let parts = style.dash.isEmpty ? [line] : line.dashed(style.dash, phase: style.dashPhase)
      for part in parts { stroke(part, into: &result) }
    }
    return result
  }

  private func stroke(_ line: Polyline, into result: inout Path) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if points.count == 1 {
      dot(at: points[0], into: &result)
      return
    }
    let ring = line.isClosed ? points + [points[0]] : points
    for (from, to) in zip(ring, ring.dropFirst()) { segment(from, to, into: &result) }
    for index in 1..<max(ring.count - 1, 1) {
      join(ring[index - 1], ring[index], ring[index + 1], into: &result)
    }
    if line.isClosed, points.count > 1 {
      join(ring[ring.count - 2], points[0], points[1], into: &result)
    } else {
      cap(at: points[0], direction: (points[0] - points[1]).normalized, into: &result)
      let last = points[points.count - 1]
      cap(at: last, direction: (last - points[points.count - 2]).normalized, into: &result)
    }
  }

  private func segment(_ from: CGPoint, _ to: CGPoint, into result: inout Path) {
    let normal = (to - from).normalized.left * half
    polygon([from + normal, to + normal, to - normal, from - normal], into: &result)
  }

  private func join(
    _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, into result: inout Path
  ) {
    let incoming = (corner - before).normalized
    let outgoing = (after - corner).normalized
    let turn = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    if abs(turn) < 1e-6, cosine > 0 { return }
    if style.lineJoin == .round {
      circle(at: corner, into: &result)
      return
    }
    // The open wedge is on the outer side of the turn.
    let side: CGFloat = turn > 0 ? -1 : 1
    let first = corner + incoming.left * (half * side)
    let second = corner + outgoing.left * (half * side)
    var wedge = [corner, first, second]
    // Ratio of the miter's length to the width is 1 / sin of half the inner angle.
    let sineSquared = (1 - cosine) / 2
    let cosineHalf = max(1 - sineSquared, 0).squareRoot()
    if style.lineJoin == .miter, cosineHalf > 0, 1 / cosineHalf <= style.miterLimit {
      let bisector = (incoming.left * side + outgoing.left * side).normalized
      wedge.insert(corner + bisector * (half / cosineHalf), at: 2)
    }
    polygon(wedge, into: &result)
  }

  private func cap(at point: CGPoint, direction: PlaneVector, into result: inout Path) {
    switch style.lineCap {
    case .butt: break
    case .round: circle(at: point, into: &result)
    case .square: segment(point, point + direction * half, into: &result)
    }
  }

  /// A piece without length shows its caps.
  private func dot(at point: CGPoint, into result: inout Path) {
    switch style.lineCap {
    case .butt: break
    case .round: circle(at: point, into: &result)
    case .square:
      result.addRect(
        CGRect(
          x: point.x - half, y: point.y - half, width: style.lineWidth, height: style.lineWidth))
    }
  }

  private func circle(at center: CGPoint, into result: inout Path) {
    result.addPath(Path(Outline.circle(center: center, radius: half)))
  }

  /// All polygons run the same way round, so that overlaps do not cancel out.
  private func polygon(_ points: [CGPoint], into result: inout Path) {
    var area: CGFloat = 0
    for (from, to) in zip(points, points.dropFirst() + [points[0]]) {
      area += from.x * to.y - to.x * from.y
    }
    result.addLines(area >= 0 ? points : points.reversed())
    result.closeSubpath()
  }
}
