internal import CCairo
import Foundation

/// Turns display lists into pictures. The same list, fonts and images give the same bytes.
///
/// Made once and passed around; not thread safe.
package final class Renderer {
  package let fonts: FontLibrary
  package let images: ImageStore

  package init(fonts: FontLibrary, images: ImageStore) {
    self.fonts = fonts
    self.images = images
  }

  /// Draws a list as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - background: painted first; nil leaves the picture transparent.
  /// - Throws: `RenderError` when the size is senseless or memory runs out; `ImageError` when an
  ///   image cannot be read.
  package func png(_ list: DisplayList, scale: CGFloat, background: RGBA? = nil) throws -> Data {
    PNGEncoder.encode(try surface(list, scale: scale, background: background))
  }

  /// Draws a list into pixels.
  package func bitmap(
    _ list: DisplayList, scale: CGFloat, background: RGBA? = nil
  ) throws -> Bitmap {
    Bitmap(try surface(list, scale: scale, background: background))
  }

  private func surface(
    _ list: DisplayList, scale: CGFloat, background: RGBA?
  ) throws -> RasterSurface {
    let surface = try RasterSurface(
      width: pixels(list.size.width, scale), height: pixels(list.size.height, scale),
      isOpaque: background?.alpha ?? 0 >= 1)
    let canvas = try CairoCanvas(
      surface: surface.pointer, kind: .raster, fonts: fonts, images: images)
    cairo_scale(canvas.context, Double(scale), Double(scale))
    if let background { canvas.paint(background) }
    try canvas.draw(list.items)
    return surface
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = roundUp(length, scale: scale) * scale
    return pixels.isFinite && abs(pixels) < 1e6 ? Int(pixels.rounded()) : 0
  }
}
