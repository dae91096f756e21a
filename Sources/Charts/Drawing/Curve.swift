import Drawing
import SwiftUI

/// A line through points.
struct Curve {
  /// A piece of the line from the point before.
  enum Piece {
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
  }

  let start: CGPoint
  private(set) var pieces: [Piece] = []

  /// - Parameter axis: The axis along which the line runs; steps and slopes are of the other.
  /// - Precondition: There is at least one point.
  init(_ points: [CGPoint], _ method: InterpolationMethod, along axis: Axis = .horizontal) {
    start = points[0]
    guard points.count > 1 else { return }
    switch method.storage {
    case .linear: pieces = points.dropFirst().map { .line($0) }
    case .step(let transition): pieces = Self.steps(points, transition, axis)
    case .cardinal(let tension):
      pieces = Self.spline(points) { before, from, to, after in
        let pull = (1 - tension) / 6
        return (
          CGPoint(x: from.x + pull * (to.x - before.x), y: from.y + pull * (to.y - before.y)),
          CGPoint(x: to.x - pull * (after.x - from.x), y: to.y - pull * (after.y - from.y))
        )
      }
    case .catmullRom(let alpha):
      pieces = Self.spline(points) { Self.catmullRom($0, $1, $2, $3, alpha: alpha) }
    case .monotone: pieces = Self.monotone(points, axis)
    }
  }

  /// The line as parts of an outline, after its start.
  var elements: [Outline.Element] {
    pieces.map { piece in
      switch piece {
      case .line(let point): .line(point)
      case .curve(let control1, let control2, let point):
        .curve(to: point, control1: control1, control2: control2)
      }
    }
  }

  /// The line from its end back to its start, after the end.
  var reversedElements: [Outline.Element] {
    var ends = [start]
    for piece in pieces {
      switch piece {
      case .line(let point), .curve(_, _, let point): ends.append(point)
      }
    }
    return pieces.indices.reversed().map { index in
      switch pieces[index] {
      case .line: .line(ends[index])
      case .curve(let control1, let control2, _):
        .curve(to: ends[index], control1: control2, control2: control1)
      }
    }
  }

  var end: CGPoint {
    switch pieces.last {
    case .line(let point), .curve(_, _, let point): point
    case nil: start
    }
  }

  private static func steps(
    _ points: [CGPoint], _ transition: CGFloat, _ axis: Axis
  ) -> [Piece] {
    zip(points, points.dropFirst()).flatMap { from, to -> [Piece] in
      var near = from
      var far = to
      let place = from[axis] + transition * (to[axis] - from[axis])
      near[axis] = place
      far[axis] = place
      return [.line(near), .line(far), .line(to)]
    }
  }

  /// Cubic curves whose control points follow from the two points on either side; the ends stand
  /// for what lies beyond them.
  private static func spline(
    _ points: [CGPoint],
    controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) -> [Piece] {
    (1..<points.count).map { index in
      let (control1, control2) = controls(
        points[max(index - 2, 0)], points[index - 1], points[index],
        points[min(index + 1, points.count - 1)])
      return .curve(control1, control2, points[index])
    }
  }

  /// The control points of the Catmull-Rom spline whose knots are the distances to a power.
  private static func catmullRom(
    _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, alpha: CGFloat
  ) -> (CGPoint, CGPoint) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      pow((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y), alpha / 2)
    }
    let (d1, d2, d3) = (distance(before, from), distance(from, to), distance(to, after))
    var control1 = from
    var control2 = to
    if d1 > 0, d2 > 0 {
      let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
      control1.x = (from.x * a - before.x * d2 * d2 + to.x * d1 * d1) / n
      control1.y = (from.y * a - before.y * d2 * d2 + to.y * d1 * d1) / n
    }
    if d3 > 0, d2 > 0 {
      let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
      control2.x = (to.x * b + from.x * d3 * d3 - after.x * d2 * d2) / m
      control2.y = (to.y * b + from.y * d3 * d3 - after.y * d2 * d2) / m
    }
    return (control1, control2)
  }

  /// Cubic curves with Steffen's slopes, which never overshoot the data.
  private static func monotone(_ points: [CGPoint], _ axis: Axis) -> [Piece] {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let steps = zip(points, points.dropFirst()).map { $1[axis] - $0[axis] }
    let slopes = zip(points, points.dropFirst()).map { from, to in
      let step = to[axis] - from[axis]
      return step == 0 ? 0 : (to[across] - from[across]) / step
    }
    let last = points.count - 1
    var tangents = [CGFloat](repeating: 0, count: points.count)
    for index in 1..<max(last, 1) {
      let (before, after) = (slopes[index - 1], slopes[index])
      let (h0, h1) = (steps[index - 1], steps[index])
      guard before * after > 0, h0 + h1 != 0 else { continue }
      let parabola = (before * h1 + after * h0) / (h0 + h1)
      let size = min(abs(before), abs(after), abs(parabola) / 2)
      tangents[index] = 2 * (before < 0 ? -size : size)
    }
    tangents[0] = last == 1 ? slopes[0] : (3 * slopes[0] - tangents[1]) / 2
    tangents[last] = last == 1 ? slopes[0] : (3 * slopes[last - 1] - tangents[last - 1]) / 2
    return (1...last).map { index in
      let third = steps[index - 1] / 3
      var control1 = points[index - 1]
      var control2 = points[index]
      control1[axis] += third
      control1[across] += third * tangents[index - 1]
      control2[axis] -= third
      control2[across] -= third * tangents[index]
      return .curve(control1, control2, points[index])
    }
  }
}
