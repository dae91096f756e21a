internal import CCairo
internal import CPango
import Foundation

extension FontLibrary {
  /// A face as Cairo draws it; the pointers stay the library's.
  struct CairoFace {
    var face: OpaquePointer
    var scaledFont: OpaquePointer
    /// Glyphs are coloured pictures, as emoji are.
    var hasColor: Bool
  }

  func cairoFace(_ reference: FaceReference, size: CGFloat) -> CairoFace? {
    guard let font = font(reference, size: size),
      let scaled = pango_cairo_font_get_scaled_font(font),
      let face = cairo_scaled_font_get_font_face(scaled)
    else { return nil }
    return CairoFace(
      face: face, scaledFont: scaled, hasColor: reference.description.contains("Emoji"))
  }
}
