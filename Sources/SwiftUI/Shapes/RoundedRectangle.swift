import Drawing

/// A rectangle with rounded corners.
@frozen
public struct RoundedRectangle: Shape {
  /// Width and height of a corner in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius. The corners are continuous if nothing else is said
  /// (measured).
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Width and height of a corner.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension RoundedRectangle: InsettableShape {
  /// A smaller rectangle whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRoundedRectangle(base: self, amount: amount)
  }
}

struct _InsetRoundedRectangle: InsettableShape, WrapperShape {
  let base: RoundedRectangle
  let amount: CGFloat

  var wrappedShape: RoundedRectangle { base }

  func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0)
    )
    return Path(roundedRect: rect.shrunk(by: amount), cornerSize: size, style: base.style)
  }

  func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
