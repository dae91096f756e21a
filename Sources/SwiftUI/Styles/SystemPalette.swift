import Drawing

/// A colour that differs between light and dark appearance.
package struct AdaptiveColor: Hashable, Sendable {
  package var light: RGBA
  package var dark: RGBA

  package init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark ? dark : light
  }
}

/// The colours of iOS 16 to 18, in sRGB.
///
/// Source: Human Interface Guidelines; blue, red, orange, yellow, green, mint, brown, cyan and the
/// first two labels were measured from pictures.
package enum SystemPalette {
  package static let red = AdaptiveColor(light: RGBA(255, 59, 48), dark: RGBA(255, 69, 58))
  package static let orange = AdaptiveColor(light: RGBA(255, 149, 0), dark: RGBA(255, 159, 10))
  package static let yellow = AdaptiveColor(light: RGBA(255, 204, 0), dark: RGBA(255, 214, 10))
  package static let green = AdaptiveColor(light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88))
  package static let mint = AdaptiveColor(light: RGBA(0, 199, 190), dark: RGBA(99, 230, 226))
  package static let teal = AdaptiveColor(light: RGBA(48, 176, 199), dark: RGBA(64, 200, 224))
  package static let cyan = AdaptiveColor(light: RGBA(50, 173, 230), dark: RGBA(100, 210, 255))
  package static let blue = AdaptiveColor(light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
  package static let indigo = AdaptiveColor(light: RGBA(88, 86, 214), dark: RGBA(94, 92, 230))
  package static let purple = AdaptiveColor(light: RGBA(175, 82, 222), dark: RGBA(191, 90, 242))
  package static let pink = AdaptiveColor(light: RGBA(255, 45, 85), dark: RGBA(255, 55, 95))
  package static let brown = AdaptiveColor(light: RGBA(162, 132, 94), dark: RGBA(172, 142, 104))
  package static let gray = AdaptiveColor(light: RGBA(142, 142, 147), dark: RGBA(142, 142, 147))

  /// The label colours, one a hierarchical level; the fifth is a choice of Islet.
  package static let labels = [
    AdaptiveColor(light: .black, dark: .white),
    AdaptiveColor(light: RGBA(60, 60, 67, alpha: 0.6), dark: RGBA(235, 235, 245, alpha: 0.6)),
    AdaptiveColor(light: RGBA(60, 60, 67, alpha: 0.3), dark: RGBA(235, 235, 245, alpha: 0.3)),
    AdaptiveColor(light: RGBA(60, 60, 67, alpha: 0.18), dark: RGBA(235, 235, 245, alpha: 0.16)),
    AdaptiveColor(light: RGBA(60, 60, 67, alpha: 0.12), dark: RGBA(235, 235, 245, alpha: 0.1)),
  ]

  /// The fill colours, one a hierarchical level; the fifth is a choice of Islet.
  package static let fills = [
    AdaptiveColor(
      light: RGBA(120, 120, 128, alpha: 0.2), dark: RGBA(120, 120, 128, alpha: 0.36)),
    AdaptiveColor(
      light: RGBA(120, 120, 128, alpha: 0.16), dark: RGBA(120, 120, 128, alpha: 0.32)),
    AdaptiveColor(
      light: RGBA(118, 118, 128, alpha: 0.12), dark: RGBA(118, 118, 128, alpha: 0.24)),
    AdaptiveColor(
      light: RGBA(116, 116, 128, alpha: 0.08), dark: RGBA(116, 116, 128, alpha: 0.18)),
    AdaptiveColor(
      light: RGBA(116, 116, 128, alpha: 0.05), dark: RGBA(116, 116, 128, alpha: 0.12)),
  ]

  package static let separator = AdaptiveColor(
    light: RGBA(60, 60, 67, alpha: 0.29), dark: RGBA(84, 84, 88, alpha: 0.6))

  /// The grounds of a screen and of what lies on it, one a hierarchical level.
  package static let backgrounds = [
    AdaptiveColor(light: .white, dark: .black),
    AdaptiveColor(light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30)),
    AdaptiveColor(light: .white, dark: RGBA(44, 44, 46)),
  ]
}
