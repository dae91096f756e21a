import Foundation

extension Renderer {
  /// The contrast of each text of a picture, but for those in Apple's own pairs of colours.
  ///
  /// - Throws: `RenderError` or `ImageError` when the picture cannot be drawn.
  package func contrasts(of list: DisplayList) throws -> [TextContrast] {
    try ContrastProbe(renderer: self, list: list).contrasts
  }

  /// The pixels of each image that a picture shows; pictures of vectors have none.
  package func imageSizes(of list: DisplayList) -> [ImageReference: CGSize] {
    var sizes: [ImageReference: CGSize] = [:]
    func look(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .image(let placement):
          guard sizes[placement.image] == nil, let image = try? images.image(placement.image),
            !image.isVector
          else { continue }
          sizes[placement.image] = image.size
        case .group(.mask(let mask), let inner):
          look(mask)
          look(inner)
        case .group(_, let inner), .element(_, let inner): look(inner)
        case .fill, .stroke, .glyphs: break
        }
      }
    }
    look(list.items)
    return sizes
  }
}
