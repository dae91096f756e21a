import Drawing

/// A style that repeats an image. An image that is missing draws nothing.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, in fractions of its sides. Islet repeats the whole
  /// image from the place where this part would lie.
  public var sourceRect: CGRect
  /// A factor for the size of the image.
  public var scale: CGFloat

  /// Makes a style that repeats an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    guard case .named(let name, _) = image.look.source,
      let file = environment.resources.image(named: name, in: environment)
    else { return ResolvedStyle(.clear) }
    // The paint's scale is points for each pixel of the picture.
    return ResolvedStyle(
      StylePaint(
        .image(
          file.reference, origin: UnitPoint(x: -sourceRect.minX, y: -sourceRect.minY),
          scale: scale / (file.scale ?? 1))))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// The style that repeats an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
