import Foundation

/// Components with sRGB's primaries and without its gamma.
package struct LinearRGB {
  package var red: Double
  package var green: Double
  package var blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package init(_ color: RGBA) {
    self.init(
      red: Self.linear(color.red), green: Self.linear(color.green), blue: Self.linear(color.blue))
  }

  package func rgba(alpha: Double) -> RGBA {
    RGBA(
      red: Self.gamma(red), green: Self.gamma(green), blue: Self.gamma(blue), alpha: alpha)
  }

  /// IEC 61966-2-1, mirrored for negative components.
  package static func linear(_ component: Double) -> Double {
    let value = abs(component)
    let result = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return component < 0 ? -result : result
  }

  package static func gamma(_ component: Double) -> Double {
    let value = abs(component)
    let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return component < 0 ? -result : result
  }
}
