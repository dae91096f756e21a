internal import CCairo
import Foundation

extension CairoCanvas {
  /// Makes a paint the source. For an angular gradient the current path must be set: its extent is
  /// what gets painted.
  func setSource(_ paint: Paint) throws {
    switch paint {
    case .color(let color):
      set(color)
    case .linear(let stops, let start, let end):
      setGradient(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops: stops)
    case .radial(let stops, let center, let startRadius, let endRadius):
      setGradient(
        cairo_pattern_create_radial(
          center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0)),
        stops: stops)
    case .elliptical(let stops, let bounds, let center, let startFraction, let endFraction):
      // The unit square is stretched over the bounds.
      let pattern = cairo_pattern_create_radial(
        0, 0, max(startFraction, 0), 0, 0, max(endFraction, 0))
      var matrix = cairo_matrix_t(
        xx: max(bounds.width, 1e-6), yx: 0, xy: 0, yy: max(bounds.height, 1e-6), x0: center.x,
        y0: center.y)
      cairo_matrix_invert(&matrix)
      cairo_pattern_set_matrix(pattern, &matrix)
      setGradient(pattern, stops: stops)
    case .angular(let stops, let center, let startAngle, let endAngle):
      let gradient = AngularGradient(
        stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      try setSource(gradient)
    case .image(let reference, let origin, let scale):
      let image = try images.image(reference)
      let picture = try image.surface(pixelsPerUnit: 1)
      let pattern = cairo_pattern_create_for_surface(picture.pointer)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: origin.x, y0: origin.y)
      if cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS {
        cairo_pattern_set_matrix(pattern, &matrix)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  private func setGradient(_ pattern: OpaquePointer?, stops: [GradientStop]) {
    for stop in GradientRamp.stops(stops) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Cairo has no angular gradient: its colours are computed for the pixels of the path's extent.
  private func setSource(_ gradient: AngularGradient) throws {
    let bounds = paintedBounds()
    let pixels = pixelScale
    let width = Int((bounds.width * pixels).rounded(.up)) + 2
    let height = Int((bounds.height * pixels).rounded(.up)) + 2
    guard pixels > 0, width < 8192, height < 8192 else { return set(.clear) }
    let surface = try RasterSurface(width: width, height: height)
    let origin = CGPoint(x: bounds.minX - 1 / pixels, y: bounds.minY - 1 / pixels)
    gradient.fill(surface, origin: origin, pixelsPerPoint: pixels)
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    var matrix = cairo_matrix_t(
      xx: pixels, yx: 0, xy: 0, yy: pixels, x0: -origin.x * pixels, y0: -origin.y * pixels)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The extent of the current path and what lies within its stroke, inside the clip; without a
  /// path, the clip.
  private func paintedBounds() -> CGRect {
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let clip = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    guard cairo_has_current_point(context) != 0 else { return clip }
    cairo_path_extents(context, &x1, &y1, &x2, &y2)
    let margin = cairo_get_line_width(context)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
      .insetBy(dx: -margin, dy: -margin).intersection(clip)
  }
}
