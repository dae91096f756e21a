import Drawing

/// An ellipse that touches the sides of its rectangle.
@frozen
public struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}

  /// The outline, clockwise from 3 o'clock.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape {
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
