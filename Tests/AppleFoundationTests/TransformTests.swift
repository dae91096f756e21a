import AppleFoundation
import Testing

@Suite("Affine transforms")
struct TransformTests {
  @Test("a turn by a quarter takes the x axis to the y axis")
  func turn() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test("translatedBy and scaledBy act before the transform, concatenating after it")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.translatedBy(x: 10, y: 10)) == CGPoint(x: 22, y: 33))
    #expect(
      point.applying(scale.concatenating(CGAffineTransform(translationX: 10, y: 10)))
        == CGPoint(x: 12, y: 13))
    #expect(
      point.applying(CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 2))
        == CGPoint(x: 3, y: 3))
  }

  @Test("a transform and its inverse are the identity; one without inverse stays")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle becomes the box around its transformed corners; a size is not shifted")
  func boxes() {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 3).applying(mirror)
        == CGRect(x: 3, y: 0, width: 2, height: 3))
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 2, height: 3))
  }
}
