import Drawing

/// A circle in the middle of its rectangle, as wide as the shorter side. Its path runs clockwise
/// from 3 o'clock.
@frozen
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the shorter side that is proposed; 10 points if none is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsettableShape {
  /// A smaller circle with the same centre.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
