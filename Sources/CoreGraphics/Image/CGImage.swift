import Drawing
import Foundation

/// Where the opacity of pixels lies. Apple's interface.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// How pixels lie in memory. Apple's interface.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A picture of pixels. Apple's interface.
public final class CGImage: Hashable, Sendable {
  package let reference: ImageReference
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  package init(_ reference: ImageReference, width: Int, height: Int) {
    self.reference = reference
    self.width = width
    self.height = height
  }

  /// Makes a picture of a file's bytes or of a file; nil for one that cannot be drawn.
  package convenience init?(_ reference: ImageReference) {
    guard let size = try? ImageStore().size(of: reference) else { return nil }
    self.init(
      reference, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var colorSpace: CGColorSpace? { CGColorSpace(.sRGB) }

  /// A part of the picture, in pixels from the upper left; nil if it lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let cut = rect.integral.intersection(
      CGRect(x: 0, y: 0, width: width, height: height))
    guard !cut.isNull, !cut.isEmpty else { return nil }
    let context = CGContext(size: cut.size, scale: 1, isFlipped: true)
    let frame = CGRect(
      x: -cut.minX, y: -cut.minY, width: CGFloat(width), height: CGFloat(height))
    context.append([.image(ImagePlacement(image: reference, frame: frame))])
    return context.makeImage()
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.reference == right.reference
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }

  /// The picture in a rectangle of the space that a context draws in.
  ///
  /// - Parameter isUpright: Whether its top is where y is least, as in UIKit.
  func item(in rect: CGRect, under state: CGContext.State, isUpright: Bool) -> DisplayItem {
    let placement = ImagePlacement(
      image: reference, frame: CGRect(origin: .zero, size: rect.size),
      interpolation: state.interpolation.placement)
    let stand =
      isUpright
      ? AffineTransform2D.translation(x: rect.minX, y: rect.minY)
      : AffineTransform2D(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    return .group(.transform(stand.concatenating(state.transform)), [.image(placement)])
  }
}

extension CGInterpolationQuality {
  var placement: ImagePlacement.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium, .default: .medium
    case .high: .high
    }
  }
}
