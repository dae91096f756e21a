import Foundation

/// Why an image could not be read.
package enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No file lies at the path.
  case missing(path: String)
  /// The format is known but not read here: `PDF`, `HEIC`.
  case unsupported(format: String, source: String)
  /// More bytes or pixels than are read.
  case tooLarge(source: String)
  /// The bytes are no picture, or a damaged one; the words are the library's.
  case unreadable(source: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let path):
      "There is no image at \(path). Check the name in the asset catalogue or the path."
    case .unsupported(let format, let source):
      """
      The image \(source) is in the format \(format), which cannot be drawn here. \
      Add a PNG, JPEG or SVG version of it.
      """
    case .tooLarge(let source):
      """
      The image \(source) is larger than 64 megabytes or 64 megapixels. \
      A Live Activity shows small pictures only; scale it down.
      """
    case .unreadable(let source, let reason):
      "The image \(source) cannot be read: \(reason) Check that the file is complete."
    }
  }
}
