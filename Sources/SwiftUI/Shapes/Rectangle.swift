import Drawing

/// A rectangle.
@frozen
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape {
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
