import Foundation

extension Outline {
  /// How far the control points of a quarter circle lie from its ends, for radius 1.
  static let quarterArc: CGFloat = 0.552_284_75

  package static func rectangle(_ rect: CGRect) -> Outline {
    Outline([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// An ellipse that fills a rectangle, clockwise from 3 o'clock.
  package static func ellipse(in rect: CGRect) -> Outline {
    arc(
      center: CGPoint(x: rect.midX, y: rect.midY), radiusX: rect.width / 2,
      radiusY: rect.height / 2, start: 0, end: 2 * .pi
    ).closed
  }

  package static func circle(center: CGPoint, radius: CGFloat) -> Outline {
    ellipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// An arc by Bezier curves, a quarter at most each, not closed.
  ///
  /// - Parameters:
  ///   - start: radians, clockwise from 3 o'clock; so is `end`. The arc runs clockwise when `end`
  ///     is larger.
  package static func arc(
    center: CGPoint, radiusX: CGFloat, radiusY: CGFloat, start: CGFloat, end: CGFloat
  ) -> Outline {
    let quarters = (abs(end - start) / (.pi / 2) - 1e-9).rounded(.up)
    // Nothing is drawn of an arc between angles that are no numbers; ten thousand turns are one of
    // the user's mistakes and not worth a curve each.
    guard quarters.isFinite else { return Outline([]) }
    let parts = Int(min(max(quarters, 1), 40_000))
    let step = (end - start) / CGFloat(parts)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radiusX * (cos(angle) - tangent * sin(angle)),
        y: center.y + radiusY * (sin(angle) + tangent * cos(angle)))
    }
    var outline = Outline([.move(point(start))])
    for part in 0..<parts {
      let from = start + CGFloat(part) * step
      let to = from + step
      outline.elements.append(
        .curve(
          to: point(to), control1: point(from, tangent: reach),
          control2: point(to, tangent: -reach)))
    }
    return outline
  }

  /// A rectangle whose short sides are half circles.
  package static func capsule(in rect: CGRect, continuous: Bool = false) -> Outline {
    let radius = min(rect.width, rect.height) / 2
    return roundedRectangle(rect, radius: radius, continuous: continuous)
  }

  package static func roundedRectangle(
    _ rect: CGRect, radius: CGFloat, continuous: Bool
  ) -> Outline {
    roundedRectangle(rect, radii: CornerRadii(radius), continuous: continuous)
  }

  /// A rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - radii: points; cut down to half of the shorter side.
  ///   - continuous: the corner leaves the straight edge 1.53 radii before the corner instead of
  ///     one (measured), as far as the sides have room for it.
  package static func roundedRectangle(
    _ rect: CGRect, radii: CornerRadii, continuous: Bool
  ) -> Outline {
    guard rect.width > 0, rect.height > 0 else { return Outline() }
    let largest = min(rect.width, rect.height) / 2
    // Every corner: its place and radius, and the way clockwise along the edge that leaves it.
    let corners: [(x: CGFloat, y: CGFloat, radius: CGFloat, dx: CGFloat, dy: CGFloat)] = [
      (rect.minX, rect.minY, radii.topLeft, 1, 0),
      (rect.maxX, rect.minY, radii.topRight, 0, 1),
      (rect.maxX, rect.maxY, radii.bottomRight, -1, 0),
      (rect.minX, rect.maxY, radii.bottomLeft, 0, -1),
    ]
    var elements: [Element] = []
    for place in corners {
      let radius = min(max(place.radius, 0), largest)
      let corner = Corner(radius: radius, room: largest, continuous: continuous)
      // Distances back along the edge that comes in and forth along the edge that goes out; the
      // way back is the way forth turned by a quarter.
      func point(_ along: CGPoint) -> CGPoint {
        CGPoint(
          x: place.x - place.dy * along.x + place.dx * along.y,
          y: place.y + place.dx * along.x + place.dy * along.y)
      }
      let points = corner.points.map(point)
      elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
      guard radius > 0 else { continue }
      for curve in stride(from: 1, to: points.count, by: 3) {
        elements.append(
          .curve(
            to: points[curve + 2], control1: points[curve], control2: points[curve + 1]))
      }
    }
    return Outline(elements + [.close])
  }

  var closed: Outline { Outline(elements + [.close]) }
}

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Codable, Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(
    topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The curve of one rounded corner.
private struct Corner {
  /// A start and three curves of three points each. A point's x is its distance from the corner
  /// along the edge that comes in, its y that along the edge that goes out.
  var points: [CGPoint]

  /// The continuous corner, fitted to the insets read from pictures: 1.15, 0.63, 0.40, 0.14, 0.013
  /// and 0.004 of the radius at 0.01, 0.08, 0.2, 0.5, 1.0 and 1.3 of it.
  private static let continuous: [(CGFloat, CGFloat)] = [
    (1.53, 0), (1.35, 0), (0.80, 0.003), (0.63, 0.0765), (0.374, 0.170),
  ]
  /// A circular arc cut at the same places.
  private static let circular: [(CGFloat, CGFloat)] = [
    (1, 0), (0.8734, 0), (0.7476, 0.0241), (0.63, 0.0709), (0.3746, 0.1726),
  ]

  /// - Parameter room: how much of each edge the corner may take.
  init(radius: CGFloat, room: CGFloat, continuous: Bool) {
    guard radius > 0 else {
      points = [.zero]
      return
    }
    guard continuous else {
      let reach = 1 - Outline.quarterArc
      points = [(1, 0), (reach, 0), (0, reach), (0, 1)].map {
        CGPoint(x: $0.0 * radius, y: $0.1 * radius)
      }
      return
    }
    // Between the circle and the full curve, as far as there is room.
    let share = min(max((room / radius - 1) / 0.53, 0), 1)
    let half = zip(Self.circular, Self.continuous).map { circle, full in
      CGPoint(
        x: radius * (circle.0 + (full.0 - circle.0) * share),
        y: radius * (circle.1 + (full.1 - circle.1) * share))
    }
    points = half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
