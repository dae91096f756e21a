internal import CCairo
internal import CRSVG
import Foundation

/// Reads images and keeps the ones used lately. Not thread safe.
package final class ImageStore {
  /// 64 megabytes.
  package static let largestFile = 64 << 20
  /// 64 megapixels.
  package static let largestArea = RasterSurface.largestArea

  private var images = BoundedCache<Version, DecodedImage>(capacity: 16)

  /// An image as it is now; a file that was written again is another.
  private struct Version: Hashable {
    var reference: ImageReference
    var modified: Date?
    var size: Int
  }

  package init() {}

  /// The size of an image: pixels, or points for SVG.
  ///
  /// - Throws: `ImageError`.
  package func size(of reference: ImageReference) throws(ImageError) -> CGSize {
    try image(reference).size
  }

  /// Reads an image, or finds it among those read before.
  func image(_ reference: ImageReference) throws(ImageError) -> DecodedImage {
    let version = try version(of: reference)
    if let image = images[version] { return image }
    let image = try DecodedImage(data: try bytes(of: reference), source: reference.name)
    images[version] = image
    return image
  }

  private func version(of reference: ImageReference) throws(ImageError) -> Version {
    switch reference {
    case .data(let data):
      return Version(reference: reference, modified: nil, size: data.count)
    case .file(let path):
      do {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return Version(
          reference: reference, modified: attributes[.modificationDate] as? Date,
          size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
      } catch {
        throw .missing(path: path)
      }
    }
  }

  func bytes(of reference: ImageReference) throws(ImageError) -> Data {
    let size = try version(of: reference).size
    guard size <= Self.largestFile else { throw .tooLarge(source: reference.name) }
    switch reference {
    case .data(let data): return data
    case .file(let path):
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
