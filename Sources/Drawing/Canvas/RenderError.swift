import Foundation

/// Why a display list could not be turned into a picture.
package enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The picture has no area, or more pixels than are sensible.
  case size(width: Int, height: Int)
  /// The drawing library gave up; the words are its own.
  case canvas(String)

  package var description: String {
    switch self {
    case .size(let width, let height):
      """
      A picture of \(width) × \(height) pixels cannot be drawn. \
      Each side must be at least 1 and the whole at most \(RasterSurface.largestArea) pixels; \
      choose another size or scale.
      """
    case .canvas(let reason):
      "The picture could not be drawn: \(reason). Free some memory or disk space and try again."
    }
  }
}
