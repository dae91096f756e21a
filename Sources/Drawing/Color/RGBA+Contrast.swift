import Foundation

extension RGBA {
  /// How bright the colour is to the eye, 0 to 1; its opacity does not count.
  ///
  /// Source: WCAG 2.2, relative luminance. Its threshold of 0.04045 is that of IEC 61966-2-1.
  package var relativeLuminance: Double {
    let linear = LinearRGB(self)
    return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
  }

  /// How well two opaque colours are told apart, 1 to 21 (WCAG 2.2, contrast ratio).
  package func contrast(to other: RGBA) -> Double {
    Self.contrast(relativeLuminance, other.relativeLuminance)
  }

  /// The contrast of two relative luminances.
  static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The colour that is seen where another one lies over this opaque one.
  package func covered(by other: RGBA) -> RGBA {
    let alpha = min(max(other.alpha, 0), 1)
    func mix(_ below: Double, _ above: Double) -> Double { below + (above - below) * alpha }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
