internal import CCairo
import Foundation

extension CairoCanvas {
  /// Draws items under an effect.
  func draw(_ items: [DisplayItem], _ effect: GroupEffect) throws {
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      guard opacity < 1 else { return try draw(items) }
      try pushGroup(items)
      cairo_paint_with_alpha(context, opacity)
    case .transform(let transform):
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
        y0: transform.ty)
      // A flattened plane shows nothing, and Cairo refuses its transform.
      let area = transform.a * transform.d - transform.b * transform.c
      guard area.isFinite, abs(area) > 1e-9, transform.tx.isFinite, transform.ty.isFinite else {
        return
      }
      cairo_transform(context, &matrix)
      try draw(items)
    case .clip(let outline, let rule):
      append(outline)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_clip(context)
      try draw(items)
    case .blend(let mode):
      try blend(items, mode)
    case .shadow(let color, let radius, let offset):
      try drawShadow(of: items, color: color, radius: radius, offset: offset)
      try draw(items)
    case .blur(let radius):
      let reduction = GaussianBlur.reduction(deviation: radius * pixelScale)
      try drawPixels(
        of: items, margin: GaussianBlur.reach(blurRadius: radius), reduction: reduction
      ) { pixels, scale in
        GaussianBlur(blurRadius: radius * scale).apply(to: pixels)
      }
    case .mask(let mask):
      cairo_push_group(context)
      do {
        try draw(mask)
      } catch {
        cairo_pattern_destroy(cairo_pop_group(context))
        throw error
      }
      let pattern = cairo_pop_group(context)
      defer { cairo_pattern_destroy(pattern) }
      try pushGroup(items)
      cairo_mask(context, pattern)
    case .colorMatrix(let matrix):
      try drawPixels(of: items, margin: 0, reduction: 1) { pixels, _ in
        matrix.apply(to: pixels)
      }
    case .flatten:
      try pushGroup(items)
      cairo_paint(context)
    }
  }

  /// Draws items apart and makes the result the source.
  private func pushGroup(_ items: [DisplayItem]) throws {
    cairo_push_group(context)
    do {
      try draw(items)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(context))
      throw error
    }
    cairo_pop_group_to_source(context)
  }

  private func blend(_ items: [DisplayItem], _ mode: BlendMode) throws {
    if mode == .plusDarker, kind == .raster {
      return try drawPlusDarker(items)
    }
    try pushGroup(items)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_paint(context)
  }

  // MARK: - Effects on pixels

  /// Draws items on pixels of their own, changes those and puts them in place.
  ///
  /// - Parameters:
  ///   - margin: how far the effect reaches beyond the items, in points.
  ///   - reduction: how many times coarser the pixels are than the picture's.
  private func drawPixels(
    of items: [DisplayItem], margin: CGFloat, reduction: CGFloat,
    change: (RasterSurface, _ pixelsPerPoint: CGFloat) -> Void
  ) throws {
    guard let layer = try layer(of: items, margin: margin, reduction: reduction) else { return }
    change(layer.surface, pixelScale / reduction)
    show(layer)
  }

  /// A shadow: a blurred silhouette in one colour, moved by an offset.
  private func drawShadow(
    of items: [DisplayItem], color: RGBA, radius: CGFloat, offset: CGSize
  ) throws {
    guard color.alpha > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, offset.width, offset.height)
    let reach = GaussianBlur.reach(shadowRadius: radius)
    let reduction = GaussianBlur.reduction(deviation: 0.92 * radius * pixelScale)
    guard let layer = try layer(of: items, margin: reach, reduction: reduction) else { return }
    GaussianBlur(shadowRadius: radius * pixelScale / reduction)
      .apply(to: layer.surface, alphaOnly: true)
    set(color)
    place(layer)
    cairo_mask_surface(context, layer.surface.pointer, 0, 0)
  }

  /// Pixels that cover a part of the device.
  private struct Layer {
    var surface: RasterSurface
    /// Where its corner lies, in its own pixels.
    var x: Int
    var y: Int
    /// Its pixels per unit of the device.
    var factor: CGFloat
  }

  private var layerFactor: CGFloat {
    switch kind {
    case .raster: 1
    case .page(let effectScale): effectScale
    }
  }

  /// Draws items on new pixels that are just large enough for them; nil when none would be seen.
  private func layer(
    of items: [DisplayItem], margin: CGFloat, reduction: CGFloat = 1
  ) throws -> Layer? {
    guard let bounds = items.inkBounds(fonts: fonts) else { return nil }
    let factor = layerFactor / reduction
    let reach = margin * pixelScale / reduction
    var visible = CGRect.infinite
    if kind == .raster {
      let clip = deviceClip()
      visible = CGRect(
        x: clip.minX * factor, y: clip.minY * factor, width: clip.width * factor,
        height: clip.height * factor
      ).insetBy(dx: -reach, dy: -reach)
    }
    let device = deviceBounds(of: bounds, factor: factor).insetBy(dx: -reach - 2, dy: -reach - 2)
      .intersection(visible)
    guard !device.isNull, !device.isEmpty else { return nil }
    let x = Int(device.minX.rounded(.down))
    let y = Int(device.minY.rounded(.down))
    let surface = try RasterSurface(
      width: Int(device.maxX.rounded(.up)) - x, height: Int(device.maxY.rounded(.up)) - y)
    let canvas = try CairoCanvas(
      surface: surface.pointer, kind: .raster, fonts: fonts, images: images)
    var matrix = transform
    matrix.xx *= factor
    matrix.xy *= factor
    matrix.yx *= factor
    matrix.yy *= factor
    matrix.x0 = matrix.x0 * factor - Double(x)
    matrix.y0 = matrix.y0 * factor - Double(y)
    cairo_set_matrix(canvas.context, &matrix)
    try canvas.draw(items)
    return Layer(surface: surface, x: x, y: y, factor: factor)
  }

  /// Sets a transform under which the layer's pixels lie where they belong.
  private func place(_ layer: Layer) {
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / layer.factor, 1 / layer.factor)
    cairo_translate(context, Double(layer.x), Double(layer.y))
  }

  private func show(_ layer: Layer) {
    place(layer)
    cairo_set_source_surface(context, layer.surface.pointer, 0, 0)
    cairo_paint(context)
  }

  /// In pixels of a layer.
  private func deviceBounds(of rect: CGRect, factor: CGFloat) -> CGRect {
    var matrix = transform
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { corner in
      var x = Double(corner.x)
      var y = Double(corner.y)
      cairo_matrix_transform_point(&matrix, &x, &y)
      return CGPoint(x: x * factor, y: y * factor)
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func deviceClip() -> CGRect {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Cairo lacks this mode, so it is calculated on the pixels below.
  private func drawPlusDarker(_ items: [DisplayItem]) throws {
    guard let layer = try layer(of: items, margin: 0) else { return }
    guard let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return show(layer) }
    let below = try RasterSurface(width: layer.surface.width, height: layer.surface.height)
    guard let copy = cairo_create(below.pointer) else { return }
    cairo_set_source_surface(copy, target, -Double(layer.x), -Double(layer.y))
    cairo_paint(copy)
    cairo_destroy(copy)
    PlusDarker.combine(layer.surface, over: below)
    place(layer)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, below.pointer, 0, 0)
    cairo_rectangle(context, 0, 0, Double(below.width), Double(below.height))
    cairo_fill(context)
  }
}

extension BlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
