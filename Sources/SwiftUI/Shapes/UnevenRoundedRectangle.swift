import Drawing

/// A rectangle with a radius for each corner.
@frozen
public struct UnevenRoundedRectangle: Shape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle of radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle of radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The four radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// A smaller rectangle whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetUnevenRoundedRectangle(base: self, amount: amount)
  }
}

struct _InsetUnevenRoundedRectangle: InsettableShape, WrapperShape {
  let base: UnevenRoundedRectangle
  let amount: CGFloat

  var wrappedShape: UnevenRoundedRectangle { base }

  func path(in rect: CGRect) -> Path {
    func smaller(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    let radii = RectangleCornerRadii(
      topLeading: smaller(base.cornerRadii.topLeading),
      bottomLeading: smaller(base.cornerRadii.bottomLeading),
      bottomTrailing: smaller(base.cornerRadii.bottomTrailing),
      topTrailing: smaller(base.cornerRadii.topTrailing))
    return Path(roundedRect: rect.shrunk(by: amount), cornerRadii: radii, style: base.style)
  }

  func inset(by amount: CGFloat) -> _InsetUnevenRoundedRectangle {
    _InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
