internal import CCairo
internal import CRSVG
import Foundation

/// A picture in memory: pixels, or an SVG document that is drawn at any size.
final class DecodedImage {
  /// Pixels; points for SVG.
  let size: CGSize
  private let pixels: RasterSurface?
  private let document: OpaquePointer?

  /// - Parameter source: names the picture in errors.
  init(data: Data, source: String) throws(ImageError) {
    let format = ImageFormat(data)
    switch format {
    case .pdf, .heic:
      throw .unsupported(format: format.rawValue, source: source)
    case .svg:
      let document = try Self.document(data, source: source)
      self.document = document.pointer
      size = document.size
      pixels = nil
    case .png, .jpeg, .other:
      let pixels = try Self.pixels(data, source: source)
      self.pixels = pixels
      size = CGSize(width: pixels.width, height: pixels.height)
      document = nil
    }
  }

  deinit {
    if let document { g_object_unref(UnsafeMutableRawPointer(document)) }
  }

  var isVector: Bool { document != nil }

  /// The picture as pixels: its own, or an SVG drawn at a scale.
  func surface(pixelsPerUnit: CGFloat) throws -> RasterSurface {
    if let pixels { return pixels }
    let surface = try RasterSurface(
      width: max(Int((size.width * pixelsPerUnit).rounded(.up)), 1),
      height: max(Int((size.height * pixelsPerUnit).rounded(.up)), 1))
    guard let context = cairo_create(surface.pointer) else { return surface }
    draw(
      in: CGRect(x: 0, y: 0, width: surface.width, height: surface.height), context: context)
    cairo_destroy(context)
    return surface
  }

  /// Draws an SVG stretched over a frame.
  func draw(in frame: CGRect, context: OpaquePointer) {
    guard let document, size.width > 0, size.height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(context, frame.width / size.width, frame.height / size.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    _ = rsvg_handle_render_document(document.handle, context, &viewport, nil)
    cairo_restore(context)
  }

  // MARK: - Reading

  private static func document(
    _ data: Data, source: String
  ) throws(ImageError) -> (pointer: OpaquePointer, size: CGSize) {
    var failure: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &failure)
    }
    guard let handle else { throw .unreadable(source: source, reason: words(of: failure)) }
    rsvg_handle_set_dpi(handle, 96)
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
      var hasWidth: gboolean = 0
      var hasHeight: gboolean = 0
      var hasViewBox: gboolean = 0
      var lengthX = RsvgLength()
      var lengthY = RsvgLength()
      var viewBox = RsvgRectangle()
      rsvg_handle_get_intrinsic_dimensions(
        handle, &hasWidth, &lengthX, &hasHeight, &lengthY, &hasViewBox, &viewBox)
      width = hasViewBox != 0 ? viewBox.width : 100
      height = hasViewBox != 0 ? viewBox.height : 100
    }
    guard width * height <= Double(ImageStore.largestArea) else {
      g_object_unref(UnsafeMutableRawPointer(handle))
      throw .tooLarge(source: source)
    }
    return (OpaquePointer(handle), CGSize(width: width, height: height))
  }

  private static func pixels(_ data: Data, source: String) throws(ImageError) -> RasterSurface {
    guard let loader = gdk_pixbuf_loader_new() else {
      throw .unreadable(source: source, reason: "there is no memory for it.")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let guardian = SizeGuard()
    guardian.watch(loader)
    var failure: UnsafeMutablePointer<GError>?
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &failure)
    }
    guard written != 0 else {
      let reason = words(of: failure)
      gdk_pixbuf_loader_close(loader, nil)
      if guardian.isTooLarge { throw .tooLarge(source: source) }
      throw .unreadable(source: source, reason: reason)
    }
    guard gdk_pixbuf_loader_close(loader, &failure) != 0,
      let loaded = gdk_pixbuf_loader_get_pixbuf(loader)
    else {
      let reason = words(of: failure)
      if guardian.isTooLarge { throw .tooLarge(source: source) }
      throw .unreadable(source: source, reason: reason)
    }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else {
      throw .unreadable(source: source, reason: "there is no memory for it.")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try surface(of: upright, source: source)
  }

  /// Copies a pixbuf's pixels, red first and not premultiplied, to Cairo's form.
  private static func surface(
    of pixbuf: OpaquePointer, source: String
  ) throws(ImageError) -> RasterSurface {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let surface: RasterSurface
    do {
      surface = try RasterSurface(width: width, height: height)
    } catch {
      throw .tooLarge(source: source)
    }
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let bytes = gdk_pixbuf_read_pixels(pixbuf) else { return surface }
    surface.withPixels { target in
      for y in 0..<height {
        for x in 0..<width {
          let from = bytes + y * sourceStride + x * channels
          let to = target + y * surface.stride + x * 4
          let alpha = channels == 4 ? Int(from[3]) : 255
          for channel in 0..<3 {
            to[2 - channel] = UInt8((Int(from[channel]) * alpha + 127) / 255)
          }
          to[3] = UInt8(alpha)
        }
      }
    }
    return surface
  }

  private static func words(of failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else { return "it is damaged." }
    defer { g_error_free(failure) }
    let words = failure.pointee.message.map { String(cString: $0) } ?? "it is damaged"
    return words.hasSuffix(".") ? words : words + "."
  }
}

/// Stops a loader as soon as the size is known to be too large, before memory is taken for it.
private final class SizeGuard {
  private(set) var isTooLarge = false

  /// The loader must not outlive this object.
  func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let prepared:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
        loader, width, height, guardian in
        guard Int(width) * Int(height) > ImageStore.largestArea else { return }
        Unmanaged<SizeGuard>.fromOpaque(guardian).takeUnretainedValue().isTooLarge = true
        gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }
}

extension OpaquePointer {
  fileprivate var handle: UnsafeMutablePointer<RsvgHandle> { UnsafeMutablePointer(self) }
}
