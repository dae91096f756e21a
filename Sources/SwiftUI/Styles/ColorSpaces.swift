import Drawing

extension Color.RGBColorSpace {
  /// The same colour in sRGB, perhaps with components outside of 0 to 1.
  func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    let space: RGBSpace =
      switch self {
      case .sRGB: .sRGB
      case .sRGBLinear: .sRGBLinear
      case .displayP3: .displayP3
      }
    return space.sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }
}
