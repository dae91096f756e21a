import CoreGraphics
import Drawing
import Foundation

extension UIImage {
  /// Makes a picture of pixels, one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - orientation: How the pixels lie; the picture is turned upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let upright = cgImage.turned(orientation) ?? cgImage
    self.init(
      .encoded(upright.reference),
      size: CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale),
      scale: scale)
  }

  /// The pixels; nil for a picture without any.
  public var cgImage: CGImage? {
    if case .encoded(let reference) = source, tint == nil { return CGImage(reference) }
    let context = CGContext.picture(of: size, isOpaque: false, scale: scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    guard size.width > 0, size.height > 0 else { return nil }
    draw(at: .zero)
    return context.makeImage()
  }

  /// Core Image's pictures are none of Islet's.
  public var ciImage: CIImage? { nil }

  /// Draws the picture in its own size into the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture stretched over a rectangle of the current context.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.appendTransformed(items(in: rect))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setBlendMode(blendMode)
    context?.setAlpha(alpha)
    draw(in: rect)
    context?.restoreGState()
  }

  /// What the picture looks like in a rectangle.
  private func items(in rect: CGRect) -> [DisplayItem] {
    let traits = UITraitCollection.current
    switch source {
    case .empty: return []
    case .symbol(let name):
      let drawing = SymbolLibrary.ofProcess()
        .drawing(for: configuration.request(for: name))
      let color = (tint ?? .label).rgba(with: traits)
      return drawing.items(configuration.mode(primary: .color(color), traits: traits), in: rect)
    case .asset(let name):
      guard
        let file = Resources.ofProcess.image(
          named: name, isDark: traits.isDark, displayScale: traits.displayScale)
      else { return [] }
      return [.image(placement(of: file.reference, in: rect, isTemplate: file.isTemplate ?? false))]
    case .encoded(let reference):
      return [.image(placement(of: reference, in: rect, isTemplate: false))]
    }
  }

  private func placement(
    of reference: ImageReference, in rect: CGRect, isTemplate: Bool
  ) -> ImagePlacement {
    var placement = ImagePlacement(image: reference, frame: rect, scale: scale)
    let isTemplate = renderingMode == .alwaysTemplate || (isTemplate && renderingMode == .automatic)
    if tint != nil || isTemplate {
      placement.template = .color((tint ?? .tintColor).rgba(with: .current))
    }
    return placement
  }

  // MARK: Files

  /// The picture as a PNG file; nil for one without pixels.
  public func pngData() -> Data? {
    guard let image = cgImage else { return nil }
    if case .data(let data) = image.reference, ImageFormat(data) == .png { return data }
    let context = CGContext(
      size: CGSize(width: image.width, height: image.height), scale: 1, isFlipped: false)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard case .data(let data)? = context.makeImage()?.reference else { return nil }
    return data
  }

  /// The picture as a JPEG file over black; nil for one without pixels.
  ///
  /// - Parameter compressionQuality: 0 to 1, the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = cgImage else { return nil }
    let renderer = Renderer(fonts: FontLibrary(applicationFonts: []), images: ImageStore())
    let frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let list = DisplayList(
      size: frame.size, items: [.image(ImagePlacement(image: image.reference, frame: frame))])
    return try? renderer.jpeg(list, quality: Double(min(max(compressionQuality, 0), 1)))
  }

  // MARK: Sizes

  /// The picture in a smaller size in points; nil for a picture without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let image = cgImage, size.width > 0, size.height > 0 else { return nil }
    let context = CGContext.picture(of: size, isOpaque: false, scale: scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIImage(cgImage: image, scale: scale, orientation: .up)
      .draw(in: CGRect(origin: .zero, size: size))
    return UIImage(drawnIn: context)
  }

  /// The picture in a smaller size in points; nil for a picture without pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture, read; nil for one without pixels.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// The picture, read; nil for one without pixels.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The picture with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .upMirrored) } ?? self
  }

  /// The picture; views of widgets say themselves how it stretches, with `resizable(capInsets:)`.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture; views of widgets do not look at the insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture; texts of widgets have their pictures on the baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }

  /// The picture, which is drawn from left to right in widgets.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}

/// A picture of Core Image. Apple's interface; Islet has none.
public final class CIImage: NSObject {}

extension CGImage {
  /// The picture, turned upright; nil where it lies upright or cannot be drawn.
  fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage? {
    let (width, height) = (CGFloat(width), CGFloat(height))
    // Where the pixels' right and down go, and where their upper left corner lies.
    let transform: AffineTransform2D
    switch orientation {
    case .up: return nil
    case .down: transform = AffineTransform2D(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: transform = AffineTransform2D(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: transform = AffineTransform2D(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: transform = AffineTransform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored:
      transform = AffineTransform2D(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .rightMirrored: transform = AffineTransform2D(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
    let isTurned = transform.a == 0
    let size = CGSize(width: isTurned ? height : width, height: isTurned ? width : height)
    let context = CGContext(size: size, scale: 1, isFlipped: true)
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    context.append([
      .group(
        .transform(transform), [.image(ImagePlacement(image: reference, frame: frame))])
    ])
    return context.makeImage()
  }
}
