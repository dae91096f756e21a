internal import CPNG
import Foundation

/// Writes PNG files with libpng: no times, no texts, the same bytes for the same pixels.
enum PNGEncoder {
  /// Fast, and within a few percent of the smallest for flat pictures.
  private static let compressionLevel: Int32 = 3

  static func encode(_ surface: RasterSurface) -> Data {
    let output = Output()
    var png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, nil,
      { _, reason in
        // libpng forbids returning. Writing to memory fails only when there is none.
        fatalError("libpng: \(reason.map { String(cString: $0) } ?? "unknown error")")
      }, { _, _ in })
    var info = png_create_info_struct(png)
    defer { png_destroy_write_struct(&png, &info) }
    png_set_write_fn(
      png, Unmanaged.passUnretained(output).toOpaque(),
      { png, bytes, count in
        guard let bytes, let target = png_get_io_ptr(png) else { return }
        Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
          .bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
      }, { _ in })
    png_set_IHDR(
      png, info, png_uint_32(surface.width), png_uint_32(surface.height), 8,
      surface.isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL)
    png_set_compression_level(png, compressionLevel)
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP)
    png_write_info(png, info)
    png_set_bgr(png)
    if surface.isOpaque { png_set_filler(png, 0, PNG_FILLER_AFTER) }
    surface.withPixels { pixels in
      var row = [UInt8](repeating: 0, count: surface.width * 4)
      for y in 0..<surface.height {
        let source = pixels + y * surface.stride
        if surface.isOpaque {
          png_write_row(png, source)
        } else {
          row.withUnsafeMutableBufferPointer { unpremultiply(source, into: $0) }
          png_write_row(png, row)
        }
      }
    }
    png_write_end(png, info)
    return output.bytes
  }

  private final class Output {
    var bytes = Data()
  }

  private static func unpremultiply(
    _ source: UnsafeMutablePointer<UInt8>, into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    var index = 0
    while index < row.count {
      let alpha = source[index + 3]
      if alpha == 255 || alpha == 0 {
        for channel in 0..<3 { row[index + channel] = alpha == 0 ? 0 : source[index + channel] }
      } else {
        let half = UInt32(alpha) / 2
        for channel in 0..<3 {
          let value = (UInt32(source[index + channel]) * 255 + half) / UInt32(alpha)
          row[index + channel] = UInt8(min(value, 255))
        }
      }
      row[index + 3] = alpha
      index += 4
    }
  }
}
