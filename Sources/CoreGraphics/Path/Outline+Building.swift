import Drawing
import Foundation

extension AffineTransform2D {
  /// Apple's transform as Drawing has it.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

/// Growing an outline by the rules of Core Graphics.
extension Outline {
  /// Where the next piece would begin; nil for an empty outline.
  package var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// All points, those that steer curves among them.
  package var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let to, let control): [to, control]
      case .curve(let to, let control1, let control2): [to, control1, control2]
      case .close: []
      }
    }
  }

  package func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Outline {
    transform.map { applying(AffineTransform2D($0.pointee)) } ?? self
  }

  /// A path that begins with a line has no start; the line's end becomes one, as nothing would be
  /// drawn on Apple's systems either.
  package mutating func addLine(to point: CGPoint) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  package mutating func addCurve(_ element: Element) {
    guard elements.isEmpty else {
      elements.append(element)
      return
    }
    switch element {
    case .quadCurve(let end, _), .curve(let end, _, _): elements.append(.move(end))
    default: elements.append(element)
    }
  }

  package mutating func close() {
    if !elements.isEmpty, elements.last != .close { elements.append(.close) }
  }

  /// An arc from an angle to another, with a line to its start if the outline has begun.
  ///
  /// - Parameter clockwise: The direction where y points up: angles get smaller.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise {
      delta = delta <= -turn ? -turn : delta > 0 ? remainder(delta) - turn : delta
    } else {
      delta = delta >= turn ? turn : delta < 0 ? remainder(delta) + turn : delta
    }
    var arc = Outline.arc(
      center: center, radiusX: radius, radiusY: radius, start: startAngle, end: startAngle + delta
    ).applying(AffineTransform2D(transform)).elements
    if !elements.isEmpty, case .move(let start)? = arc.first { arc[0] = .line(start) }
    elements += arc
  }

  private func remainder(_ angle: CGFloat) -> CGFloat {
    angle.truncatingRemainder(dividingBy: 2 * .pi)
  }

  /// A rectangle with elliptical corners.
  package static func roundedRectangle(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> Outline {
    guard cornerWidth > 0, cornerHeight > 0 else { return .rectangle(rect) }
    // The corners of a circle, on a plane that is stretched afterwards.
    let stretch = cornerHeight / cornerWidth
    let plain = CGRect(
      x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    return roundedRectangle(plain, radius: cornerWidth, continuous: false)
      .applying(.scale(x: 1, y: stretch))
  }
}

extension [CGPoint] {
  /// The smallest rectangle around all; null without points.
  package var boundingRect: CGRect {
    guard let left = map(\.x).min(), let right = map(\.x).max(), let top = map(\.y).min(),
      let bottom = map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
