/// A space in which red, green and blue may be given.
package enum RGBSpace: Hashable, Sendable {
  /// The usual space of screens.
  case sRGB
  /// The same primaries without gamma.
  case sRGBLinear
  /// The wide space of Apple's screens.
  case displayP3

  /// The same colour in sRGB, perhaps with components outside of 0 to 1.
  package func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
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
