import Foundation

/// A picture as pixels: red, green, blue, alpha, a byte each, not premultiplied, row by row.
package struct Bitmap: Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The four components at a pixel; `x` and `y` count from the top left.
  package subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<(start + 4)])
  }

  init(_ surface: RasterSurface) {
    width = surface.width
    height = surface.height
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    surface.withPixels { pixels in
      for y in 0..<surface.height {
        let row = pixels + y * surface.stride
        for x in 0..<surface.width {
          let source = row + x * 4
          let target = (y * surface.width + x) * 4
          let alpha = surface.isOpaque ? 255 : Int(source[3])
          for channel in 0..<3 where alpha > 0 {
            // Cairo keeps blue first.
            let value = (Int(source[2 - channel]) * 255 + alpha / 2) / alpha
            bytes[target + channel] = UInt8(min(value, 255))
          }
          bytes[target + 3] = UInt8(alpha)
        }
      }
    }
    self.bytes = bytes
  }
}
