import Foundation

/// The blend mode that adds and takes 1: dark colours win.
enum PlusDarker {
  /// Puts the result of `source` over `below` into `below`; both are premultiplied and of one size.
  static func combine(_ source: RasterSurface, over below: RasterSurface) {
    source.withPixels { upper in
      below.withPixels { lower in
        for y in 0..<below.height {
          let over = upper + y * source.stride
          let under = lower + y * below.stride
          for x in 0..<below.width {
            let sourceAlpha = Int(over[x * 4 + 3])
            let belowAlpha = Int(under[x * 4 + 3])
            let alpha = min(sourceAlpha + belowAlpha, 255)
            for channel in 0..<3 {
              let missing =
                sourceAlpha - Int(over[x * 4 + channel]) + belowAlpha
                - Int(under[x * 4 + channel])
              under[x * 4 + channel] = UInt8(max(0, alpha - missing))
            }
            under[x * 4 + 3] = UInt8(alpha)
          }
        }
      }
    }
  }
}

extension ColorMatrix {
  /// Applies the matrix to premultiplied pixels; results are clamped to 0 and 1.
  func apply(to surface: RasterSurface) {
    // Most pixels of a large picture are equal to the one before, whose result is kept.
    var last: (source: UInt32, result: UInt32)?
    surface.withPixels { pixels in
      for y in 0..<surface.height {
        let row = UnsafeMutableRawPointer(pixels + y * surface.stride)
        for offset in Swift.stride(from: 0, to: surface.width * 4, by: 4) {
          let source = row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          if let last, last.source == source {
            row.storeBytes(of: last.result, toByteOffset: offset, as: UInt32.self)
            continue
          }
          let pixel = row.assumingMemoryBound(to: UInt8.self) + offset
          let bytes = apply(to: RGBA(premultipliedBGRA: pixel)).premultipliedBGRA
          for channel in 0..<4 { pixel[channel] = bytes[channel] }
          last = (source, row.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
      }
    }
  }

  /// The colour after the matrix, not clamped.
  package func apply(to color: RGBA) -> RGBA {
    let input = [color.red, color.green, color.blue, color.alpha, 1]
    let output = (0..<4).map { row in
      (0..<5).reduce(0) { $0 + rows[row * 5 + $1] * input[$1] }
    }
    return RGBA(red: output[0], green: output[1], blue: output[2], alpha: output[3])
  }
}

extension RGBA {
  fileprivate init(premultipliedBGRA pixel: UnsafeMutablePointer<UInt8>) {
    let alpha = Double(pixel[3])
    guard alpha > 0 else {
      self = .clear
      return
    }
    self.init(
      red: Double(pixel[2]) / alpha, green: Double(pixel[1]) / alpha,
      blue: Double(pixel[0]) / alpha, alpha: alpha / 255)
  }
}
