internal import CCairo
import Foundation

/// Pixels in memory that Cairo draws on: premultiplied, 32 bits each.
final class RasterSurface {
  /// 64 megapixels, far beyond every screen.
  static let largestArea = 64 << 20

  let width: Int
  let height: Int
  let isOpaque: Bool
  let pointer: OpaquePointer

  init(width: Int, height: Int, isOpaque: Bool = false) throws(RenderError) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      width * height <= Self.largestArea
    else { throw .size(width: width, height: height) }
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let pointer = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      throw .canvas("no memory")
    }
    self.pointer = pointer
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .canvas(message(status)) }
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The bytes, row by row; `body` may change them.
  func withPixels<R>(_ body: (UnsafeMutablePointer<UInt8>) throws -> R) rethrows -> R {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    guard let data = cairo_image_surface_get_data(pointer) else {
      preconditionFailure("An image surface always has data.")
    }
    return try body(data)
  }
}

/// Cairo's words for a status.
func message(_ status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown reason"
}
