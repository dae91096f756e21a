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

  /// How many times coarser pixels may be for a deviation in pixels: a wide blur leaves nothing
  /// fine to see, and coarse pixels are many times quicker.
  static func reduction(deviation: CGFloat) -> CGFloat {
    var reduction: CGFloat = 1
    while deviation / (reduction * 2) >= 6, reduction < 16 { reduction *= 2 }
    return reduction
  }

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
    let width = surface.width
    let height = surface.height
    surface.withPixels { pixels in
      var plane = [Float](repeating: 0, count: width * height)
      var turned = plane
      plane.withUnsafeMutableBufferPointer { plane in
        turned.withUnsafeMutableBufferPointer { turned in
          for channel in alphaOnly ? 3..<4 : 0..<4 {
            for y in 0..<height {
              let row = pixels + y * surface.stride + channel
              for x in 0..<width { plane[y * width + x] = Float(row[x * 4]) }
            }
            // Rows, turned; then the columns as rows, turned back.
            blurRows(of: plane, width: width, height: height, into: turned)
            blurRows(of: turned, width: height, height: width, into: plane)
            for y in 0..<height {
              let row = pixels + y * surface.stride + channel
              for x in 0..<width {
                row[x * 4] = UInt8(min(max(plane[y * width + x] + 0.5, 0), 255))
              }
            }
          }
        }
      }
    }
  }

  /// Blurs every row and writes it as a column.
  private func blurRows(
    of plane: UnsafeMutableBufferPointer<Float>, width: Int, height: Int,
    into turned: UnsafeMutableBufferPointer<Float>
  ) {
    let reach = weights.count - 1
    // A row with clear ends, so that no place needs a check.
    var padded = [Float](repeating: 0, count: width + 2 * reach)
    var sums = [Float](repeating: 0, count: width)
    padded.withUnsafeMutableBufferPointer { padded in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<height {
          var isClear = true
          for x in 0..<width {
            let value = plane[y * width + x]
            padded[reach + x] = value
            if value != 0 { isClear = false }
            sums[x] = value * weights[0]
          }
          if !isClear {
            // Weight by weight, so that a whole row is added up at once.
            for distance in 1...reach {
              let weight = weights[distance]
              let before = reach - distance
              let after = reach + distance
              for x in 0..<width {
                sums[x] += weight * (padded[before + x] + padded[after + x])
              }
            }
          }
          for x in 0..<width { turned[x * height + y] = sums[x] }
        }
      }
    }
  }
}
