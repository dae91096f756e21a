/// A distance in the plane, in points.
struct PlaneVector: Hashable, Sendable {
  var dx: CGFloat
  var dy: CGFloat

  static func + (left: PlaneVector, right: PlaneVector) -> PlaneVector {
    PlaneVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
  static func * (vector: PlaneVector, factor: CGFloat) -> PlaneVector {
    PlaneVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  /// The same direction with length 1; zero stays zero.
  var normalized: PlaneVector { length == 0 ? self : self * (1 / length) }
  /// The direction a quarter turn to the left where y points up.
  var left: PlaneVector { PlaneVector(dx: -dy, dy: dx) }
}

extension CGPoint {
  static func - (left: CGPoint, right: CGPoint) -> PlaneVector {
    PlaneVector(dx: left.x - right.x, dy: left.y - right.y)
  }
  static func + (left: CGPoint, right: PlaneVector) -> CGPoint {
    CGPoint(x: left.x + right.dx, y: left.y + right.dy)
  }
  static func - (left: CGPoint, right: PlaneVector) -> CGPoint {
    CGPoint(x: left.x - right.dx, y: left.y - right.dy)
  }
}
