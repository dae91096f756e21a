import Drawing

/// A rectangle whose shorter sides are round.
@frozen
public struct Capsule: Shape {
  /// The curve of the ends. An end has no straight part, so both styles are half circles.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(Outline.capsule(in: rect, continuous: style == .continuous))
  }
}

extension Capsule: InsettableShape {
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with ends of a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
