import CoreGraphics
import Drawing
import Foundation

/// How a picture is made. Apple's interface.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Which colours pixels can have. Apple's interface. Pictures are sRGB in any case.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point; 0 takes the screen's.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture begins black instead of transparent.
  open var opaque = false
  open var preferredRange = Range.automatic
  /// The rectangle that is drawn in, in points.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format for the screen.
  public required override init() { super.init() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format of the screen.
  open class func `default`() -> Self { Self() }

  /// The format of the screen.
  open class func preferred() -> Self { Self() }
}

/// What a renderer draws into. Apple's interface.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// The picture so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) ?? UIImage() }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Draws a frame one point wide inside a rectangle.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures. Apple's interface.
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// - Parameter bounds: What is drawn in, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// - Parameter size: In points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// - Parameter size: In points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws a picture. One that cannot be drawn is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(drawnIn: draw(actions)) ?? UIImage()
  }

  /// Draws a picture as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture as a JPEG file.
  ///
  /// - Parameter compressionQuality: 0 to 1, the best.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
    let context = CGContext.picture(
      of: bounds.size, isOpaque: format.opaque, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return context
  }
}
