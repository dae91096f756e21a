internal import CCairo
import Foundation

extension CairoCanvas {
  /// Draws a picture in its place: stretched, tiled, with fixed borders, or as a stencil.
  func draw(_ placement: ImagePlacement) throws {
    let image = try images.image(placement.image)
    guard placement.frame.width > 0, placement.frame.height > 0 else { return }
    if placement.isMirrored {
      cairo_translate(context, 2 * placement.frame.midX, 0)
      cairo_scale(context, -1, 1)
    }
    guard let template = placement.template else { return try draw(image, placement) }
    cairo_push_group(context)
    do {
      try draw(image, placement)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(context))
      throw error
    }
    let stencil = cairo_pop_group(context)
    defer { cairo_pattern_destroy(stencil) }
    cairo_rectangle(
      context, placement.frame.minX, placement.frame.minY, placement.frame.width,
      placement.frame.height)
    cairo_clip(context)
    try setSource(template)
    cairo_mask(context, stencil)
  }

  private func draw(_ image: DecodedImage, _ placement: ImagePlacement) throws {
    let insets = placement.capInsets ?? []
    let isPlain = !placement.isTiled && insets.allSatisfy { $0 <= 0 }
    if image.isVector && isPlain {
      return image.draw(in: placement.frame, context: context)
    }
    let scale = max(placement.scale, 0.01)
    // An SVG is measured in points; for patches it becomes pixels at the device's scale.
    let density = image.isVector ? max(pixelScale, 0.01) : 1
    let surface = try image.surface(pixelsPerUnit: density)
    let pixelsPerPoint = image.isVector ? density : scale
    let patches =
      isPlain
      ? [
        ImagePatch(
          source: CGRect(x: 0, y: 0, width: surface.width, height: surface.height),
          target: placement.frame)
      ]
      : ImagePatch.patches(
        image: CGSize(width: surface.width, height: surface.height), frame: placement.frame,
        insets: insets, pixelsPerPoint: pixelsPerPoint)
    for patch in patches {
      draw(
        patch, of: surface, filter: placement.interpolation.cairo,
        tilePixels: placement.isTiled ? pixelsPerPoint : nil)
    }
  }

  private func draw(
    _ patch: ImagePatch, of surface: RasterSurface, filter: cairo_filter_t,
    tilePixels: CGFloat?
  ) {
    let source = patch.source
    let target = patch.target
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
    let part = cairo_surface_create_for_rectangle(
      surface.pointer, source.minX, source.minY, source.width, source.height)
    defer { cairo_surface_destroy(part) }
    let pattern = cairo_pattern_create_for_surface(part)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, tilePixels == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    let x = tilePixels ?? source.width / target.width
    let y = tilePixels ?? source.height / target.height
    var matrix = cairo_matrix_t(
      xx: x, yx: 0, xy: 0, yy: y, x0: -target.minX * x, y0: -target.minY * y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_new_path(context)
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_fill(context)
  }
}

/// A part of a picture and where it goes.
struct ImagePatch: Equatable {
  /// Pixels of the picture.
  var source: CGRect
  /// Points.
  var target: CGRect

  /// Nine patches around fixed borders; corners keep their size, edges and middle are stretched.
  ///
  /// - Parameter insets: top, left, bottom, right in points; missing ones are 0.
  static func patches(
    image: CGSize, frame: CGRect, insets: [CGFloat], pixelsPerPoint: CGFloat
  ) -> [ImagePatch] {
    func inset(_ index: Int) -> CGFloat {
      insets.indices.contains(index) ? max(insets[index], 0) : 0
    }
    func cuts(_ start: CGFloat, _ end: CGFloat, pixels: CGFloat, low: CGFloat, length: CGFloat)
      -> (source: [CGFloat], target: [CGFloat])
    {
      let first = min(start * pixelsPerPoint, pixels)
      let last = max(pixels - end * pixelsPerPoint, first)
      let shrink = min(1, length / max(start + end, 0.001))
      return (
        [0, first, last, pixels],
        [low, low + start * shrink, low + length - end * shrink, low + length]
      )
    }
    let columns = cuts(
      inset(1), inset(3), pixels: image.width, low: frame.minX, length: frame.width)
    let rows = cuts(
      inset(0), inset(2), pixels: image.height, low: frame.minY, length: frame.height)
    return (0..<3).flatMap { row in
      (0..<3).compactMap { column -> ImagePatch? in
        let patch = ImagePatch(
          source: rect(columns.source, rows.source, column, row),
          target: rect(columns.target, rows.target, column, row))
        return patch.source.isEmpty || patch.target.isEmpty ? nil : patch
      }
    }
  }

  private static func rect(
    _ xs: [CGFloat], _ ys: [CGFloat], _ column: Int, _ row: Int
  ) -> CGRect {
    CGRect(
      x: xs[column], y: ys[row], width: xs[column + 1] - xs[column],
      height: ys[row + 1] - ys[row])
  }
}

extension ImagePlacement.Interpolation {
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
