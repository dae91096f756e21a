internal import CCairo
internal import CPango
import Foundation

extension CairoCanvas {
  /// Draws glyphs, snapped sideways as SwiftUI's are: to whole pixels from about 36 pixels per em
  /// up, to half pixels from about 24, to quarters below (measured). Every glyph is snapped on its
  /// own; the baseline goes to a whole pixel.
  func draw(_ run: GlyphRun, _ paint: Paint) throws {
    guard !run.glyphs.isEmpty, let face = fonts.cairoFace(run.face, size: run.size) else {
      return
    }
    cairo_set_font_face(context, face.face)
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(face.scaledFont, &matrix)
    matrix.xx *= run.stretch
    matrix.xy *= run.stretch
    cairo_set_font_matrix(context, &matrix)
    let options = cairo_font_options_create()
    // Those the font was loaded with: unhinted, grey, and at the place in its design space.
    cairo_scaled_font_get_font_options(face.scaledFont, options)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    try setSource(paint)

    let snapping = GlyphSnapping(pixelsPerEm: run.size * deviceScale)
    let isPlain = kind == .raster && isAxisAligned
    var glyphs = run.glyphs.map { glyph in
      var x = Double(run.origin.x + glyph.x)
      var y = Double(run.origin.y)
      if isPlain {
        cairo_user_to_device(context, &x, &y)
        x = snapping.snap(x)
        // Marks keep their distance from the baseline.
        y = (y + 1e-6).rounded() + Double(glyph.y) * transform.yy
        cairo_device_to_user(context, &x, &y)
      } else {
        y += Double(glyph.y)
      }
      return cairo_glyph_t(index: UInt(glyph.id), x: x, y: y)
    }
    // Cairo puts glyph pictures on whole pixels only; elsewhere outlines are filled.
    let isWhole = snapping == .whole && run.glyphs.allSatisfy { $0.y == 0 }
    if kind != .raster || face.hasColor || (isPlain && isWhole) {
      cairo_show_glyphs(context, &glyphs, Int32(glyphs.count))
    } else {
      cairo_new_path(context)
      cairo_glyph_path(context, &glyphs, Int32(glyphs.count))
      cairo_fill(context)
    }
  }

  private var isAxisAligned: Bool {
    let matrix = transform
    return abs(matrix.xy) < 1e-9 && abs(matrix.yx) < 1e-9
  }
}

/// The raster that glyphs are put on.
enum GlyphSnapping: Equatable {
  case whole, half, quarter

  /// - Parameter pixelsPerEm: of the face as drawn, which is 0.97 of the size for the system face;
  ///   so 36 and 24 pixels of the requested size are a little less here.
  init(pixelsPerEm: CGFloat) {
    if pixelsPerEm >= 34 {
      self = .whole
    } else {
      self = pixelsPerEm >= 23 ? .half : .quarter
    }
  }

  /// The place in pixels on the raster; halves go up.
  func snap(_ x: Double) -> Double {
    let parts: Double =
      switch self {
      case .whole: 1
      case .half: 2
      case .quarter: 4
      }
    return (x * parts + 0.5 + 1e-6).rounded(.down) / parts
  }
}
