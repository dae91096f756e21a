import Drawing

#if canImport(Glibc)
  import Glibc
#endif

extension Color.RGBColorSpace {
  /// The same colour in sRGB, perhaps with components outside of 0 to 1.
  func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    switch self {
    case .sRGB: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear: return LinearRGB(red: red, green: green, blue: blue).rgba(alpha: alpha)
    case .displayP3:
      // Display P3 has sRGB's gamma and white; the matrix changes the primaries (SMPTE EG 432-1).
      let wide = LinearRGB(RGBA(red: red, green: green, blue: blue))
      return LinearRGB(
        red: 1.2249402 * wide.red - 0.2249402 * wide.green,
        green: -0.0420570 * wide.red + 1.0420570 * wide.green,
        blue: -0.0196376 * wide.red - 0.0786361 * wide.green + 1.0982736 * wide.blue
      ).rgba(alpha: alpha)
    }
  }
}

/// Components with sRGB's primaries and without its gamma.
struct LinearRGB {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ color: RGBA) {
    self.init(
      red: Self.linear(color.red), green: Self.linear(color.green), blue: Self.linear(color.blue))
  }

  func rgba(alpha: Double) -> RGBA {
    RGBA(
      red: Self.gamma(red), green: Self.gamma(green), blue: Self.gamma(blue), alpha: alpha)
  }

  /// IEC 61966-2-1, mirrored for negative components.
  static func linear(_ component: Double) -> Double {
    let value = abs(component)
    let result = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return component < 0 ? -result : result
  }

  static func gamma(_ component: Double) -> Double {
    let value = abs(component)
    let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return component < 0 ? -result : result
  }
}
