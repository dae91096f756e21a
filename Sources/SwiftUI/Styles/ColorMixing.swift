import Drawing

#if canImport(Glibc)
  import Glibc
#endif

extension Color {
  /// A colour between this one and another, 0 for this one and 1 for the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction: min(max(fraction, 0), 1), colorSpace))
  }
}

extension RGBA {
  /// A colour between this one and another; colours are weighted by their opacity.
  func mixed(with other: RGBA, by fraction: Double, in space: Gradient.ColorSpace) -> RGBA {
    let alpha = self.alpha + (other.alpha - self.alpha) * fraction
    if alpha <= 0 { return .clear }
    func blend(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> SIMD3<Double> {
      (first * (self.alpha * (1 - fraction)) + second * (other.alpha * fraction)) / alpha
    }
    switch space.kind {
    case .device:
      let mixed = blend(.init(red, green, blue), .init(other.red, other.green, other.blue))
      return RGBA(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: alpha)
    case .perceptual:
      return Oklab(components: blend(Oklab(self).components, Oklab(other).components))
        .rgba(alpha: alpha)
    }
  }
}

/// A colour in Oklab, a space of about equal steps for the eye (Ottosson 2020).
struct Oklab {
  /// Lightness, green to red, blue to yellow.
  var components: SIMD3<Double>

  init(components: SIMD3<Double>) { self.components = components }

  init(_ color: RGBA) {
    let linear = LinearRGB(color)
    let (red, green, blue) = (linear.red, linear.green, linear.blue)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    components = SIMD3(
      0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)
  }

  func rgba(alpha: Double) -> RGBA {
    let (light, a, b) = (components.x, components.y, components.z)
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(light + 0.3963377774 * a + 0.2158037573 * b)
    let middle = cube(light - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(light - 0.0894841775 * a - 1.2914855480 * b)
    return LinearRGB(
      red: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    ).rgba(alpha: alpha)
  }
}
