// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

import CoreGraphics
import Drawing
import Foundation

/// Reads the pictures of a file. Apple's interface. A file has one picture here.
public final class CGImageSource: Sendable {
  let reference: ImageReference
  let image: CGImage?

  init(_ reference: ImageReference) {
    self.reference = reference
    image = CGImage(reference)
  }
}

/// Keys of options and properties. Apple's interface.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// Reads the pictures of a file's bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(.data(data))
}

/// Reads the pictures of a file; nil for an address that is no file's.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  url.isFileURL ? CGImageSource(.file(url.path)) : nil
}

/// 1, or 0 for bytes that are no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// The picture; nil for bytes that are none, and for any index but 0.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// The picture in a smaller size, as the options say; nil for bytes that are none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let wanted = options?[kCGImageSourceThumbnailMaxPixelSize]
  let limit =
    (wanted as? any BinaryInteger).map { CGFloat(Int($0)) } ?? wanted as? CGFloat
    ?? (wanted as? Double).map { CGFloat($0) }
    ?? (wanted as? NSNumber).map { CGFloat($0.doubleValue) }
  let side = CGFloat(max(image.width, image.height))
  guard let limit, limit > 0, limit < side else { return image }
  let factor = limit / side
  let size = CGSize(
    width: max((CGFloat(image.width) * factor).rounded(), 1),
    height: max((CGFloat(image.height) * factor).rounded(), 1))
  let context = CGContext(size: size, scale: 1, isFlipped: false)
  context.draw(image, in: CGRect(origin: .zero, size: size))
  return context.makeImage()
}

/// Width and height in pixels; nil for bytes that are no picture.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}
