import Foundation

/// A Gaussian blur of pixels, cut off at a distance and normalised.
struct GaussianBlur {
  /// Weights from the middle outwards.
  private var weights: [Float]

  /// A shadow of SwiftUI's `radius`: the deviation is 0.92 of it, nothing lies beyond 1.9 of it.
  /// Measured from pictures that SwiftUI drew.
  init(shadowRadius radius: CGFloat) {
    self.init(deviation: 0.92 * radius, reach: 1.9 * radius)
  }

  /// `blur(radius:)`: the radius is the deviation, cut at three deviations. A choice of Islet.
  init(blurRadius radius: CGFloat) {
    self.init(deviation: radius, reach: 3 * radius)
  }

  static func reach(shadowRadius radius: CGFloat) -> CGFloat { max(1.9 * radius, 0) }
  static func reach(blurRadius radius: CGFloat) -> CGFloat { max(3 * radius, 0) }

  /// Lengths are pixels.
  private init(deviation: CGFloat, reach: CGFloat) {
    guard deviation > 0.01, reach.isFinite else {
      weights = [1]
      return
    }
    let count = Int(min(reach, 4096).rounded(.down))
    let raw = (0...count).map { exp(-Double($0 * $0) / (2 * Double(deviation * deviation))) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    weights = raw.map { Float($0 / sum) }
  }

  /// Blurs premultiplied pixels; outside of the surface everything is clear.
  ///
  /// - Parameter alphaOnly: only the alpha is blurred; the colours are left as they are.
  func apply(to surface: RasterSurface, alphaOnly: Bool = false) {
    guard weights.count > 1 else { return }
    surface.withPixels { pixels in
      for channel in alphaOnly ? 3..<4 : 0..<4 {
        var plane = [Float](repeating: 0, count: surface.width * surface.height)
        for y in 0..<surface.height {
          for x in 0..<surface.width {
            plane[y * surface.width + x] = Float(pixels[y * surface.stride + x * 4 + channel])
          }
        }
        // Rows, turned; then the columns as rows, turned back.
        plane = blurredAndTurned(plane, width: surface.width, height: surface.height)
        plane = blurredAndTurned(plane, width: surface.height, height: surface.width)
        for y in 0..<surface.height {
          for x in 0..<surface.width {
            let value = plane[y * surface.width + x].rounded()
            pixels[y * surface.stride + x * 4 + channel] = UInt8(min(max(value, 0), 255))
          }
        }
      }
    }
  }

  private func blurredAndTurned(_ plane: [Float], width: Int, height: Int) -> [Float] {
    var result = [Float](repeating: 0, count: plane.count)
    let reach = weights.count - 1
    // A row with clear ends, so that no place needs a check.
    var row = [Float](repeating: 0, count: width + 2 * reach)
    plane.withUnsafeBufferPointer { plane in
      result.withUnsafeMutableBufferPointer { result in
        row.withUnsafeMutableBufferPointer { row in
          weights.withUnsafeBufferPointer { weights in
            for y in 0..<height {
              for x in 0..<width { row[reach + x] = plane[y * width + x] }
              for x in 0..<width {
                let middle = reach + x
                var sum = weights[0] * row[middle]
                for distance in 1...reach {
                  sum += weights[distance] * (row[middle - distance] + row[middle + distance])
                }
                result[x * height + y] = sum
              }
            }
          }
        }
      }
    }
    return result
  }
}
