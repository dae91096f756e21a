internal import CCairo
import Foundation

/// Draws display items with Cairo, on pixels or on a page.
///
/// Its coordinates are points; the transform of the context brings them to the device.
final class CairoCanvas {
  /// What the surface is, as far as drawing differs.
  enum Kind: Equatable {
    case raster
    /// A page of vectors; effects that need pixels are drawn with this many per point.
    case page(effectScale: CGFloat)
  }

  let context: OpaquePointer
  let kind: Kind
  let fonts: FontLibrary
  let images: ImageStore

  init(
    surface: OpaquePointer, kind: Kind, fonts: FontLibrary, images: ImageStore
  ) throws(RenderError) {
    guard let context = cairo_create(surface) else { throw .canvas("no memory") }
    self.context = context
    self.kind = kind
    self.fonts = fonts
    self.images = images
  }

  deinit {
    cairo_destroy(context)
  }

  /// Fills everything with a colour.
  func paint(_ color: RGBA) {
    cairo_save(context)
    set(color)
    cairo_paint(context)
    cairo_restore(context)
  }

  func set(_ color: RGBA) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func draw(_ items: [DisplayItem]) throws {
    for item in items { try draw(item) }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderError.canvas(message(status)) }
  }

  private func draw(_ item: DisplayItem) throws {
    cairo_save(context)
    defer { cairo_restore(context) }
    switch item {
    case .fill(let outline, let paint, let rule):
      append(outline)
      cairo_set_fill_rule(context, rule.cairo)
      try setSource(paint)
      cairo_fill(context)
    case .stroke(let outline, let paint, let options):
      append(outline)
      set(options)
      try setSource(paint)
      cairo_stroke(context)
    case .glyphs(let run, let paint):
      try draw(run, paint)
    case .image(let placement):
      try draw(placement)
    case .group(let effect, let items):
      try draw(items, effect)
    case .element(_, let items):
      try draw(items)
    }
  }

  // MARK: - Paths

  func append(_ outline: Outline) {
    cairo_new_path(context)
    for element in outline.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .quadCurve(let to, let control):
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        let curve = cubic(from: CGPoint(x: x, y: y), to: to, control: control)
        cairo_curve_to(
          context, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y, to.x,
          to.y)
      case .curve(let to, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ options: StrokeOptions) {
    cairo_set_line_width(context, options.width)
    switch options.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch options.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, options.miterLimit)
    // Cairo stops working for good when it is given a negative dash, or only zeros.
    let dash = options.dash.map { Double(max($0, 0)) }
    if dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(context, dash, Int32(dash.count), options.dashPhase)
    }
  }

  /// The device's transform of a point in points.
  var transform: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// Device units per point, by area.
  var deviceScale: CGFloat {
    let matrix = transform
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// Pixels per point for effects that need pixels.
  var pixelScale: CGFloat {
    switch kind {
    case .raster: deviceScale
    case .page(let effectScale): deviceScale * effectScale
    }
  }
}

/// The cubic curve that is the same as a quadratic one.
func cubic(
  from start: CGPoint, to end: CGPoint, control: CGPoint
) -> (control1: CGPoint, control2: CGPoint) {
  func third(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
  }
  return (third(start), third(end))
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}
