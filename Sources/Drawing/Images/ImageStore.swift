internal import CCairo
internal import CRSVG
import Foundation

/// Reads images and keeps the ones used lately. Not thread safe.
package final class ImageStore {
  /// 64 megabytes.
  package static let largestFile = 64 << 20
  /// 64 megapixels.
  package static let largestArea = RasterSurface.largestArea

  private var images = BoundedCache<ImageReference, DecodedImage>(capacity: 64)

  package init() {}

  /// The size of an image: pixels, or points for SVG.
  ///
  /// - Throws: `ImageError`.
  package func size(of reference: ImageReference) throws(ImageError) -> CGSize {
    try image(reference).size
  }

  /// Reads an image, or finds it among those read before.
  func image(_ reference: ImageReference) throws(ImageError) -> DecodedImage {
    if let image = images[reference] { return image }
    let image = try DecodedImage(data: try bytes(of: reference), source: reference.name)
    images[reference] = image
    return image
  }

  func bytes(of reference: ImageReference) throws(ImageError) -> Data {
    switch reference {
    case .data(let data):
      guard data.count <= Self.largestFile else { throw .tooLarge(source: reference.name) }
      return data
    case .file(let path):
      let attributes: [FileAttributeKey: Any]
      do {
        attributes = try FileManager.default.attributesOfItem(atPath: path)
      } catch {
        throw .missing(path: path)
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= Self.largestFile else { throw .tooLarge(source: reference.name) }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadable(source: reference.name, reason: "the file cannot be opened.")
      }
      return data
    }
  }
}

extension ImageReference {
  /// The reference in words.
  var name: String {
    switch self {
    case .file(let path): path
    case .data(let data): "given as \(data.count) bytes"
    }
  }
}
