import Foundation

/// A transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. Lengths are points.
package struct AffineTransform2D: Codable, Hashable, Sendable {
  package var a: CGFloat
  package var b: CGFloat
  package var c: CGFloat
  package var d: CGFloat
  package var tx: CGFloat
  package var ty: CGFloat

  package init(
    a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = AffineTransform2D()

  package static func translation(x: CGFloat, y: CGFloat) -> AffineTransform2D {
    AffineTransform2D(tx: x, ty: y)
  }

  package static func scale(x: CGFloat, y: CGFloat) -> AffineTransform2D {
    AffineTransform2D(a: x, d: y)
  }

  /// A rotation by `radians`, clockwise on a plane whose y axis points down.
  package static func rotation(radians: CGFloat) -> AffineTransform2D {
    let sine = sin(radians)
    let cosine = cos(radians)
    return AffineTransform2D(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// This transform first, then `next`.
  package func concatenating(_ next: AffineTransform2D) -> AffineTransform2D {
    AffineTransform2D(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  package func apply(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
