import Drawing
import Foundation

/// What a picture tells only to whom has its fonts and image files.
package struct PictureInspection: Equatable, Sendable {
  package var contrasts: [TextContrast]
  /// Pixels of the images, those of vectors left out.
  package var imageSizes: [ImageReference: CGSize]

  package init(contrasts: [TextContrast] = [], imageSizes: [ImageReference: CGSize] = [:]) {
    self.contrasts = contrasts
    self.imageSizes = imageSizes
  }
}
