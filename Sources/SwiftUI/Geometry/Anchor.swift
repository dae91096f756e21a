/// A value of a view's place, which can be read in the coordinates of another. Apple's interface.
@frozen
public struct Anchor<Value> {
  /// The value in points of the presentation.
  package let value: Value

  package init(inPresentation value: Value) { self.value = value }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension GeometryProxy {
  /// A rectangle in the coordinates of the reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    anchor.value.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A point in the coordinates of the reader.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }
}
