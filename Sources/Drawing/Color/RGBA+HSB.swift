extension RGBA {
  /// A colour of hue, saturation and brightness, each 0 to 1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector.isFinite ? Int(sector) : 0 {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Hue, saturation and brightness, each 0 to 1. Greys have the hue 0.
  package var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    guard brightness > 0, spread > 0 else { return (0, 0, brightness) }
    let sector =
      switch brightness {
      case red: (green - blue) / spread
      case green: 2 + (blue - red) / spread
      default: 4 + (red - green) / spread
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, spread / brightness, brightness)
  }
}
