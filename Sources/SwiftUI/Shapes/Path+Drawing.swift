import Drawing

extension Path {
  /// Starts a new piece at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Draws a line to a point.
  public mutating func addLine(to end: CGPoint) {
    if begin(at: end) { elements.append(.line(to: end)) }
  }

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if begin(at: end) { elements.append(.quadCurve(to: end, control: control)) }
  }

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if begin(at: end) {
      elements.append(.curve(to: end, control1: control1, control2: control2))
    }
  }

  /// A path that starts with a line has no start: its end becomes one, as on Apple's systems, where
  /// such a line is an error that draws nothing.
  private mutating func begin(at end: CGPoint) -> Bool {
    if !elements.isEmpty { return true }
    move(to: end)
    return false
  }

  /// Draws a line back to the start of the piece.
  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle with elliptical corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rounded rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds the lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// Adds an arc, with a line to its start if the path has begun.
  ///
  /// - Parameters:
  ///   - startAngle: Clockwise from 3 o'clock.
  ///   - clockwise: The direction where y points up. On a screen, where y points down, `false` runs
  ///     clockwise (Apple's interface).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let fullTurn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta <= -fullTurn {
        delta = -fullTurn
      } else if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: fullTurn) - fullTurn
      }
    } else {
      if delta >= fullTurn {
        delta = fullTurn
      } else if delta < 0 {
        delta = delta.truncatingRemainder(dividingBy: fullTurn) + fullTurn
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a length, with a line to its start if the path has begun.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Outline.arc(
      center: center, radiusX: radius, radiusY: radius, start: CGFloat(startAngle.radians),
      end: CGFloat(startAngle.radians + delta.radians))
    var pieces = Path(arc).applying(transform).elements
    if currentPoint != nil, case .move(let start) = pieces.first {
      pieces[0] = .line(to: start)
    }
    elements += pieces
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and on to
  /// `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let start = currentPoint else {
      move(to: corner)
      return
    }
    let end = tangent2End.applying(transform)
    let incoming = (corner - start).normalized
    let outgoing = (end - corner).normalized
    let turn = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    guard radius > 0, abs(turn) > 1e-9 else {
      addLine(to: corner)
      return
    }
    // Half of the angle by which the direction turns.
    let half = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius * tan(half)
    let first = corner - incoming * distance
    let side: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - incoming.dy * radius * side, y: first.y + incoming.dx * radius * side)
    let angle = atan2(first.y - center.y, first.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(angle)),
      delta: Angle(radians: Double(2 * half * side)))
  }
}
