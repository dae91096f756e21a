internal import CCairo
import Foundation

extension Renderer {
  /// Pixels per point of what a vector picture must show as pixels: blurs, angular gradients.
  private static let rasterScale: CGFloat = 3

  /// Draws a list as an SVG document; letters are outlines, effects are filters.
  ///
  /// - Throws: `ImageError` when an image cannot be read.
  package func svg(_ list: DisplayList, background: RGBA? = nil) throws -> Data {
    var writer = SVGWriter(fonts: fonts, images: images, rasterScale: Self.rasterScale)
    return Data(try writer.document(list, background: background).utf8)
  }

  /// Draws a list as a PDF page of the list's size; one point is one unit of the page.
  ///
  /// - Throws: `RenderError` when the size is senseless; `ImageError` when an image cannot be read.
  package func pdf(_ list: DisplayList, background: RGBA? = nil) throws -> Data {
    guard list.size.width > 0, list.size.height > 0, list.size.width < 1e5, list.size.height < 1e5
    else { throw RenderError.size(width: Int(list.size.width), height: Int(list.size.height)) }
    let output = Output()
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        { target, bytes, count in
          guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
            .data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque(), Double(list.size.width),
        Double(list.size.height))
    else { throw RenderError.canvas("no memory") }
    defer { cairo_surface_destroy(surface) }
    // Cairo writes the present time unless it is told one. This one only keeps files alike.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    do {
      let canvas = try CairoCanvas(
        surface: surface, kind: .page(effectScale: Self.rasterScale), fonts: fonts,
        images: images)
      if let background { canvas.paint(background) }
      try canvas.draw(list.items)
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderError.canvas(message(status)) }
    return output.data
  }

  private final class Output {
    var data = Data()
  }
}
