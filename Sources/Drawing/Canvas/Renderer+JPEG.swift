internal import CRSVG
import Foundation

extension Renderer {
  /// Draws a list of pixels over black as a JPEG file.
  ///
  /// - Parameter quality: 0 to 1, the best.
  /// - Throws: `RenderError` when the size is senseless or memory runs out; `ImageError` when an
  ///   image cannot be read or there is no encoder.
  package func jpeg(_ list: DisplayList, quality: Double) throws -> Data {
    let picture = try bitmap(list, scale: 1, background: .black)
    return try picture.bytes.withUnsafeBufferPointer { pixels in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          pixels.baseAddress, GDK_COLORSPACE_RGB, 1, 8, gint(picture.width), gint(picture.height),
          gint(picture.width * 4), nil, nil)
      else { throw ImageError.unreadable(source: "JPEG", reason: "there is no memory for it.") }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var buffer: UnsafeMutablePointer<gchar>?
      var count: gsize = 0
      let percent = String(Int((quality * 100).rounded()))
      let isWritten = "quality".withCString { key in
        percent.withCString { value in
          var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
          var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
          return gdk_pixbuf_save_to_bufferv(
            pixbuf, &buffer, &count, "jpeg", &keys, &values, nil)
        }
      }
      defer { g_free(buffer) }
      guard isWritten != 0, let buffer else {
        throw ImageError.unsupported(format: "JPEG", source: "to be written")
      }
      return Data(bytes: buffer, count: Int(count))
    }
  }
}
