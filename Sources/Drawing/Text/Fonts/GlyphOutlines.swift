internal import CCairo
internal import CPango
import Foundation

extension FontLibrary {
  /// The outlines of a run's glyphs, in points, at their places; empty for coloured glyphs.
  package func outline(of run: GlyphRun) -> Outline {
    guard let face = cairoFace(run.face, size: run.size), !face.hasColor, !run.glyphs.isEmpty,
      // Without bounds: Cairo drops glyphs far outside of a surface.
      let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    else { return Outline() }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return Outline() }
    defer { cairo_destroy(context) }
    // Cairo keeps paths in 256ths of a unit; drawn larger they stay exact.
    let magnification = 64.0
    cairo_set_font_face(context, face.face)
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(face.scaledFont, &matrix)
    matrix.xx *= magnification * run.stretch
    matrix.xy *= magnification * run.stretch
    matrix.yx *= magnification
    matrix.yy *= magnification
    cairo_set_font_matrix(context, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(face.scaledFont, options)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(
        index: UInt($0.id), x: Double(run.origin.x + $0.x) * magnification,
        y: Double(run.origin.y + $0.y) * magnification)
    }
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    guard let path = cairo_copy_path(context) else { return Outline() }
    defer { cairo_path_destroy(path) }
    return Outline(path.pointee).applying(.scale(x: 1 / magnification, y: 1 / magnification))
  }
}

extension Outline {
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    guard let data = path.data else { return }
    var index = 0
    while index < Int(path.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        let point = data[index + offset].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO:
        elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
      default: elements.append(.close)
      }
      index += max(Int(header.length), 1)
    }
  }
}
