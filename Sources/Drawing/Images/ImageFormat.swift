import Foundation

/// The format of an image file, told by its first bytes.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case svg = "SVG"
  case pdf = "PDF"
  case heic = "HEIC"
  /// Something else; the image library may know it.
  case other

  package init(_ data: Data) {
    let start = [UInt8](data.prefix(16))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("%PDF".utf8)) {
      self = .pdf
    } else if start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8),
      ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif"].contains(
        String(decoding: start[8..<12], as: UTF8.self))
    {
      self = .heic
    } else if String(decoding: data.prefix(1024), as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      self = .other
    }
  }
}
