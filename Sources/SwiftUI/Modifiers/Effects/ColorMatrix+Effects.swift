import Drawing
import Foundation

/// Luminance weights of sRGB's primaries (ITU-R BT.709).
private let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

extension ColorMatrix {
  /// Rows for red, green and blue; opacity stays.
  private init(red: [Double], green: [Double], blue: [Double]) {
    self.init(rows: red + green + blue + [0, 0, 0, 1, 0])
  }

  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      red: [1, 0, 0, 0, amount], green: [0, 1, 0, 0, amount], blue: [0, 0, 1, 0, amount])
  }

  static func contrast(_ amount: Double) -> ColorMatrix {
    let shift = 0.5 * (1 - amount)
    return ColorMatrix(
      red: [amount, 0, 0, 0, shift], green: [0, amount, 0, 0, shift],
      blue: [0, 0, amount, 0, shift])
  }

  static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = luminance
    let rest = 1 - amount
    return ColorMatrix(
      red: [red * rest + amount, green * rest, blue * rest, 0, 0],
      green: [red * rest, green * rest + amount, blue * rest, 0, 0],
      blue: [red * rest, green * rest, blue * rest + amount, 0, 0])
  }

  /// A turn around the grey axis that keeps luminance (the matrix of the SVG specification's
  /// `hueRotate`).
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let cosine = cos(angle.radians)
    let sine = sin(angle.radians)
    return ColorMatrix(
      red: [
        0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
        0.072 - cosine * 0.072 + sine * 0.928, 0, 0,
      ],
      green: [
        0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
        0.072 - cosine * 0.072 - sine * 0.283, 0, 0,
      ],
      blue: [
        0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
        0.072 + cosine * 0.928 + sine * 0.072, 0, 0,
      ])
  }

  static func multiply(_ color: RGBA) -> ColorMatrix {
    ColorMatrix(
      rows: [
        color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
        color.alpha, 0,
      ])
  }

  static let invert = ColorMatrix(
    red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])

  static let luminanceToAlpha = ColorMatrix(
    rows: [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, luminance.red, luminance.green, luminance.blue,
      0, 0,
    ])
}
