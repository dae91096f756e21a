import Foundation

extension Outline {
  /// The exact extent of its lines and curves; nil when it is empty.
  package var bounds: CGRect? {
    var box: CGRect?
    var current = CGPoint.zero
    func include(_ point: CGPoint) {
      let rect = CGRect(origin: point, size: .zero)
      box = box?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .quadCurve(let to, let control):
        let curve = cubic(from: current, to: to, control: control)
        extremes(current, curve.control1, curve.control2, to).forEach(include)
        current = to
      case .curve(let to, let control1, let control2):
        extremes(current, control1, control2, to).forEach(include)
        current = to
      case .close: break
      }
    }
    return box
  }

  /// The end of a cubic curve and the places where it turns back along an axis.
  private func extremes(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> [CGPoint] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      // The derivative as u·t² + v·t + w.
      let u = 3 * (d - 3 * c + 3 * b - a)
      let v = 6 * (c - 2 * b + a)
      let w = 3 * (b - a)
      if abs(u) < 1e-12 { return abs(v) < 1e-12 ? [] : [-w / v] }
      let discriminant = v * v - 4 * u * w
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-v + root) / (2 * u), (-v - root) / (2 * u)]
    }
    func point(_ t: CGFloat) -> CGPoint {
      let s = 1 - t
      func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      return CGPoint(x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y))
    }
    let turns = roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)
    return [p3] + turns.filter { $0 > 0 && $0 < 1 }.map(point)
  }
}
