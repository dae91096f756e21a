import Drawing
import Foundation

/// The shapes that the phone itself has: cards, islands, capsules.
extension Outline {
  static func rectangle(_ frame: CGRect) -> Outline {
    rounded(frame, corner: RoundedCorner(radius: 0, smoothing: 0))
  }

  /// Ends are half circles.
  static func capsule(_ frame: CGRect) -> Outline {
    let radius = min(frame.width, frame.height) / 2
    return rounded(frame, corner: RoundedCorner(radius: radius, smoothing: 0))
  }

  /// Corners as iOS draws them: they leave the straight edge 1.53 radii before the corner
  /// (measured), or where a side has no more room.
  static func continuous(_ frame: CGRect, radius: CGFloat) -> Outline {
    let room = min(frame.width, frame.height) / 2
    let radius = min(radius, room)
    guard radius > 0 else { return rectangle(frame) }
    return rounded(
      frame, corner: RoundedCorner(radius: radius, smoothing: min(0.53, room / radius - 1)))
  }

  private static func rounded(_ frame: CGRect, corner: RoundedCorner) -> Outline {
    let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    // From the corner's own coordinates into the plane, clockwise from the top right.
    let corners = [
      AffineTransform2D(a: -1, b: 0, c: 0, d: 1, tx: right, ty: top),
      AffineTransform2D(a: 0, b: -1, c: -1, d: 0, tx: right, ty: bottom),
      AffineTransform2D(a: 1, b: 0, c: 0, d: -1, tx: left, ty: bottom),
      AffineTransform2D(a: 0, b: 1, c: 1, d: 0, tx: left, ty: top),
    ]
    var elements: [Outline.Element] = []
    for place in corners {
      let start = place.apply(to: CGPoint(x: corner.reach, y: 0))
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard corner.radius > 0 else { continue }
      elements += corner.curves.map { curve in
        .curve(
          to: place.apply(to: curve.to), control1: place.apply(to: curve.first),
          control2: place.apply(to: curve.second))
      }
    }
    return Outline(elements + [.close])
  }
}

/// A corner made of a circular arc in the middle and, on both sides, a curve that eases from the
/// straight edge into it. Lengths are points; x counts back along the arriving side, y forth along
/// the leaving one, both from the corner.
struct RoundedCorner {
  struct Curve {
    var first: CGPoint
    var second: CGPoint
    var to: CGPoint
  }

  var radius: CGFloat
  /// How much longer than the radius the corner is: 0 is a quarter of a circle.
  var smoothing: CGFloat

  /// Where the corner begins, before the point at which the sides would meet.
  var reach: CGFloat { radius * (1 + smoothing) }

  var curves: [Curve] {
    // The arc spans what easing leaves of the right angle; it starts at `turn` from the side.
    let turn = smoothing * .pi / 4
    let start = CGPoint(x: radius * (1 - sin(turn)), y: radius * (1 - cos(turn)))
    let end = CGPoint(x: start.y, y: start.x)
    let arc = arc(from: start, to: end, turn: turn)
    guard smoothing > 0 else { return [arc] }
    // The tangent at the arc's start meets the side at `bend`; a third of the way there from the
    // corner's beginning keeps the curvature low where the edge is left.
    let bend = start.x + start.y / tan(turn)
    let easing = reach - (reach - bend) * 2 / 3
    let into = Curve(
      first: CGPoint(x: easing, y: 0), second: CGPoint(x: bend, y: 0), to: start)
    let out = Curve(
      first: CGPoint(x: 0, y: bend), second: CGPoint(x: 0, y: easing),
      to: CGPoint(x: 0, y: reach))
    return [into, arc, out]
  }

  private func arc(from start: CGPoint, to end: CGPoint, turn: CGFloat) -> Curve {
    let span = .pi / 2 - 2 * turn
    let length = radius * 4 / 3 * tan(span / 4)
    return Curve(
      first: CGPoint(x: start.x - length * cos(turn), y: start.y + length * sin(turn)),
      second: CGPoint(x: end.x + length * sin(turn), y: end.y - length * cos(turn)), to: end)
  }
}
