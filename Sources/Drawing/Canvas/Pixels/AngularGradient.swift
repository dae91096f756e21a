import Foundation

/// Colours around a centre, clockwise from 3 o'clock.
///
/// Where the angles do not go all the way round, the nearer end's colour fills the rest: a choice of
/// Islet.
struct AngularGradient {
  var stops: [GradientStop]
  var center: CGPoint
  /// Radians.
  var startAngle: Double
  var endAngle: Double

  /// The place on the gradient of a direction, 0 to 1.
  func location(dx: Double, dy: Double) -> Double {
    let span = endAngle - startAngle
    guard span != 0 else { return 1 }
    let turn = 2 * Double.pi
    var angle = (atan2(dy, dx) - startAngle).truncatingRemainder(dividingBy: turn)
    if angle < 0 { angle += turn }
    if span < 0 {
      // Counterclockwise: the same gradient, mirrored.
      angle = angle == 0 ? 0 : turn - angle
    }
    let length = min(abs(span), turn)
    if angle <= length { return angle / length * min(1, length / abs(span)) }
    return angle - length < turn - angle ? 1 : 0
  }

  /// Fills premultiplied pixels; the middle of the first lies half a pixel from `origin`.
  func fill(_ surface: RasterSurface, origin: CGPoint, pixelsPerPoint: CGFloat) {
    let steps = 2048
    let ordered = GradientRamp.ordered(stops)
    let ramp = (0...steps).map { step -> [UInt8] in
      GradientRamp.color(at: Double(step) / Double(steps), of: ordered).premultipliedBGRA
    }
    surface.withPixels { pixels in
      for y in 0..<surface.height {
        let row = pixels + y * surface.stride
        let dy = Double(origin.y + (CGFloat(y) + 0.5) / pixelsPerPoint - center.y)
        for x in 0..<surface.width {
          let dx = Double(origin.x + (CGFloat(x) + 0.5) / pixelsPerPoint - center.x)
          let color = ramp[Int((location(dx: dx, dy: dy) * Double(steps)).rounded())]
          for channel in 0..<4 { row[x * 4 + channel] = color[channel] }
        }
      }
    }
  }
}

extension RGBA {
  /// Bytes as Cairo keeps a pixel on a little-endian machine.
  var premultipliedBGRA: [UInt8] {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let alpha = min(max(alpha, 0), 1)
    func channel(_ value: Double) -> UInt8 { byte(min(max(value, 0), 1) * alpha) }
    return [channel(blue), channel(green), channel(red), byte(alpha)]
  }
}
