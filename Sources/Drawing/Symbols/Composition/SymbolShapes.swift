import Foundation

/// Shapes that symbols are drawn with. Lengths are em of the font beside the symbol; the origin is
/// the middle of the symbol.
enum SymbolShapes {
  /// The width of a line for a weight of 100 to 900.
  static func lineWidth(weight: Int) -> CGFloat {
    let table: [(CGFloat, CGFloat)] = [(100, 0.035), (400, 0.082), (700, 0.125), (900, 0.15)]
    return interpolate(table, at: CGFloat(weight))
  }

  static func disc(_ diameter: CGFloat) -> Outline {
    .circle(center: .zero, radius: diameter / 2)
  }

  /// A straight line with round ends.
  static func line(_ start: CGPoint, _ end: CGPoint, width: CGFloat) -> Outline {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = (dx * dx + dy * dy).squareRoot()
    let capsule = Outline.capsule(
      in: CGRect(x: -width / 2, y: -width / 2, width: length + width, height: width))
    return capsule.applying(
      AffineTransform2D.rotation(radians: atan2(dy, dx))
        .concatenating(.translation(x: start.x, y: start.y)))
  }

  /// An arc with round ends around a centre; angles are radians, clockwise from 3 o'clock.
  static func arc(
    center: CGPoint = .zero, radius: CGFloat, width: CGFloat, start: CGFloat, end: CGFloat
  ) -> Outline {
    func piece(_ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat)
      -> [Outline.Element]
    {
      Array(
        Outline.arc(center: center, radiusX: radius, radiusY: radius, start: from, end: to)
          .elements.dropFirst())
    }
    func middle(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let outer = Outline.arc(
      center: center, radiusX: radius + width / 2, radiusY: radius + width / 2, start: start,
      end: end)
    return Outline(
      outer.elements + piece(middle(end), width / 2, end, end + .pi)
        + piece(center, radius - width / 2, end, start)
        + piece(middle(start), width / 2, start + .pi, start + 2 * .pi) + [.close])
  }

  /// A polygon whose corners are rounded.
  static func polygon(_ points: [CGPoint], radius: CGFloat) -> Outline {
    var elements: [Outline.Element] = []
    for (index, corner) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let start = step(from: corner, towards: before, radius)
      let end = step(from: corner, towards: after, radius)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements.append(.quadCurve(to: end, control: corner))
    }
    return Outline(elements + [.close])
  }

  /// A regular polygon around the middle.
  ///
  /// - Parameter start: the angle of the first corner in radians, clockwise from 3 o'clock.
  static func regularPolygon(
    corners: Int, radius: CGFloat, start: CGFloat, rounding: CGFloat
  ) -> Outline {
    let points = (0..<corners).map { index in
      let angle = start + 2 * .pi * CGFloat(index) / CGFloat(corners)
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    return polygon(points, radius: rounding)
  }

  private static func step(
    from corner: CGPoint, towards other: CGPoint, _ length: CGFloat
  ) -> CGPoint {
    let dx = other.x - corner.x
    let dy = other.y - corner.y
    let whole = (dx * dx + dy * dy).squareRoot()
    let share = whole > 0 ? min(length / whole, 0.5) : 0
    return CGPoint(x: corner.x + dx * share, y: corner.y + dy * share)
  }
}
