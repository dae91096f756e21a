import Drawing

extension Path {
  /// The path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(outline.applying(AffineTransform2D(transform)))
  }

  /// The path, moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around all points of the path; empty for an empty path.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for piece in PathPiece.pieces(of: self) { points += piece.extremes }
    if points.isEmpty, let only = currentPoint { points = [only] }
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies inside; open pieces count as closed.
  ///
  /// - Parameter eoFill: Counts crossings by the even-odd rule instead of the winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in Polyline.lines(of: self) {
      var points = line.points
      if let first = points.first { points.append(first) }
      for (from, to) in zip(points, points.dropFirst()) {
        let crosses = (from.y <= p.y) != (to.y <= p.y)
        guard crosses else { continue }
        let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > p.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1)
    let to = min(max(to, 0), 1)
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = PathPiece.pieces(of: self)
    let lengths = pieces.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return Path() }
    var result = Path()
    var done: CGFloat = 0
    for (piece, length) in zip(pieces, lengths) {
      defer { done += length }
      let start = max(from * total - done, 0)
      let end = min(to * total - done, length)
      guard start < end else { continue }
      let part = piece.part(
        from: piece.parameter(atLength: start), to: piece.parameter(atLength: end))
      if result.currentPoint != part.start || piece.startsSubpath { result.move(to: part.start) }
      result.elements.append(part.element)
    }
    return result
  }

  /// The outline of the path's stroke, to be filled by the winding rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Stroker(style: style).outline(of: self)
  }
}
