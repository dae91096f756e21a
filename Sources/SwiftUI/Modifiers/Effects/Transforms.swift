import Drawing
import Foundation

extension View {
  /// Turns what the view draws, clockwise around a point of its bounds.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    transformed(around: anchor) { _ in .rotation(radians: CGFloat(angle.radians)) }
  }

  /// Scales what the view draws, around a point of its bounds.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    transformed(around: anchor) { _ in .scale(x: scale.width, y: scale.height) }
  }

  /// Scales what the view draws, around a point of its bounds.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    transformed(around: anchor) { _ in .scale(x: s, y: s) }
  }

  /// Scales what the view draws, around a point of its bounds.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transformed(around: anchor) { _ in .scale(x: x, y: y) }
  }

  /// Turns what the view draws around an axis in space.
  ///
  /// Islet projects the turned plane straight onto the screen: `perspective` and `anchorZ` change
  /// nothing, so that parts farther away are not drawn smaller.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let transform = AffineTransform2D(rotation: angle, around: axis)
    return transformed(around: anchor) { _ in transform }
  }

  /// Transforms what the view draws, around its top left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(around: .topLeading) { _ in AffineTransform2D(transform) }
  }

  /// Transforms what the view draws, around its top left corner. Islet draws the affine part of the
  /// projection.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformed(around: .topLeading) { _ in transform.affine }
  }

  private nonisolated func transformed(
    around anchor: UnitPoint, by transform: @escaping @MainActor (Node) -> AffineTransform2D
  ) -> some View {
    modifier(
      EffectModifier { node in
        var anchor = anchor
        if node.environment.layoutDirection == .rightToLeft { anchor.x = 1 - anchor.x }
        return [.transform(transform(node).around(anchor.point(in: node.pixelFrame)))]
      })
  }
}

extension AffineTransform2D {
  /// The shadow on the plane of a turn in space (Rodrigues' formula without its third row).
  init(rotation angle: Angle, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else {
      self = .identity
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let cosine = CGFloat(cos(angle.radians))
    let sine = CGFloat(sin(angle.radians))
    let rest = 1 - cosine
    self.init(
      a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
      d: cosine + y * y * rest)
  }
}

/// A projection of the plane: a matrix of three rows.
@frozen
public struct ProjectionTransform: Equatable, Sendable {
  /// The matrix, row by row; the identity if nothing is set.
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Makes the projection that changes nothing.
  public init() {}

  /// Makes the projection of an affine transform.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether the projection changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the projection is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  var affine: AffineTransform2D {
    AffineTransform2D(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
