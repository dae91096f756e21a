import Foundation

/// The colours that iOS names, in light and dark appearance, as they were before iOS 26.
///
/// Source: Human Interface Guidelines, Color; measured pictures agree for blue, red, orange, yellow,
/// green, mint, brown and cyan. iOS 26 changes some a little (blue 0 136 255 and 0 145 255, red
/// 255 56 60 in light appearance, measured); those are not used, so that one palette serves all
/// versions. A choice of Islet.
package enum SystemColor: String, CaseIterable, Codable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator, link
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  /// The colour in an appearance.
  package func rgba(dark isDark: Bool) -> RGBA {
    let pair = self.pair
    return isDark ? pair.dark : pair.light
  }

  /// The opacities of primary to quaternary levels of any other style.
  package static let hierarchicalOpacities: [Double] = [1, 0.5, 0.25, 0.18]

  private var pair: (light: RGBA, dark: RGBA) {
    switch self {
    case .red: (RGBA(255, 59, 48), RGBA(255, 69, 58))
    case .orange: (RGBA(255, 149, 0), RGBA(255, 159, 10))
    case .yellow: (RGBA(255, 204, 0), RGBA(255, 214, 10))
    case .green: (RGBA(52, 199, 89), RGBA(48, 209, 88))
    case .mint: (RGBA(0, 199, 190), RGBA(99, 230, 226))
    case .teal: (RGBA(48, 176, 199), RGBA(64, 200, 224))
    case .cyan: (RGBA(50, 173, 230), RGBA(100, 210, 255))
    case .blue: (RGBA(0, 122, 255), RGBA(10, 132, 255))
    case .indigo: (RGBA(88, 86, 214), RGBA(94, 92, 230))
    case .purple: (RGBA(175, 82, 222), RGBA(191, 90, 242))
    case .pink: (RGBA(255, 45, 85), RGBA(255, 55, 95))
    case .brown: (RGBA(162, 132, 94), RGBA(172, 142, 104))
    case .gray: (RGBA(142, 142, 147), RGBA(142, 142, 147))
    case .gray2: (RGBA(174, 174, 178), RGBA(99, 99, 102))
    case .gray3: (RGBA(199, 199, 204), RGBA(72, 72, 74))
    case .gray4: (RGBA(209, 209, 214), RGBA(58, 58, 60))
    case .gray5: (RGBA(229, 229, 234), RGBA(44, 44, 46))
    case .gray6: (RGBA(242, 242, 247), RGBA(28, 28, 30))
    case .label: (.black, .white)
    case .secondaryLabel: (RGBA(60, 60, 67, alpha: 0.6), RGBA(235, 235, 245, alpha: 0.6))
    case .tertiaryLabel, .placeholderText:
      (RGBA(60, 60, 67, alpha: 0.3), RGBA(235, 235, 245, alpha: 0.3))
    case .quaternaryLabel: (RGBA(60, 60, 67, alpha: 0.18), RGBA(235, 235, 245, alpha: 0.16))
    case .fill: (RGBA(120, 120, 128, alpha: 0.2), RGBA(120, 120, 128, alpha: 0.36))
    case .secondaryFill: (RGBA(120, 120, 128, alpha: 0.16), RGBA(120, 120, 128, alpha: 0.32))
    case .tertiaryFill: (RGBA(118, 118, 128, alpha: 0.12), RGBA(118, 118, 128, alpha: 0.24))
    case .quaternaryFill: (RGBA(116, 116, 128, alpha: 0.08), RGBA(116, 116, 128, alpha: 0.18))
    case .separator: (RGBA(60, 60, 67, alpha: 0.29), RGBA(84, 84, 88, alpha: 0.6))
    case .opaqueSeparator: (RGBA(198, 198, 200), RGBA(56, 56, 58))
    case .link: (RGBA(0, 122, 255), RGBA(9, 132, 255))
    case .background: (.white, .black)
    case .secondaryBackground: (RGBA(242, 242, 247), RGBA(28, 28, 30))
    case .tertiaryBackground: (.white, RGBA(44, 44, 46))
    case .groupedBackground: (RGBA(242, 242, 247), .black)
    case .secondaryGroupedBackground: (.white, RGBA(28, 28, 30))
    case .tertiaryGroupedBackground: (RGBA(242, 242, 247), RGBA(44, 44, 46))
    }
  }
}
