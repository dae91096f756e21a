import Drawing

/// Where the components of a colour come from.
indirect enum ColorSource: Hashable, Sendable, CustomStringConvertible {
  case fixed(RGBA)
  case adaptive(AdaptiveColor)
  case system(SystemName)
  case named(String)
  case faded(Color, Double)
  case mixed(Color, Color, fraction: Double, Gradient.ColorSpace)

  /// A colour with a name in SwiftUI.
  enum SystemName: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary
    case accentColor

    var color: AdaptiveColor? {
      switch self {
      case .red: SystemPalette.red
      case .orange: SystemPalette.orange
      case .yellow: SystemPalette.yellow
      case .green: SystemPalette.green
      case .mint: SystemPalette.mint
      case .teal: SystemPalette.teal
      case .cyan: SystemPalette.cyan
      case .blue: SystemPalette.blue
      case .indigo: SystemPalette.indigo
      case .purple: SystemPalette.purple
      case .pink: SystemPalette.pink
      case .brown: SystemPalette.brown
      case .gray: SystemPalette.gray
      case .primary: SystemPalette.labels[0]
      case .secondary: SystemPalette.labels[1]
      case .accentColor: nil
      }
    }
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .fixed(let color): color
    case .adaptive(let color): color.rgba(in: environment)
    case .system(let name): name.color?.rgba(in: environment) ?? environment.accentTint
    case .named(let name): environment.resources.color(named: name, in: environment) ?? .clear
    case .faded(let color, let opacity): color.rgba(in: environment).opacity(opacity)
    case .mixed(let first, let second, let fraction, let space):
      first.rgba(in: environment).mixed(
        with: second.rgba(in: environment), by: fraction, in: space)
    }
  }

  var description: String {
    switch self {
    case .fixed(let color): color.hexadecimal
    case .adaptive(let color): "\(color.light.hexadecimal), dark \(color.dark.hexadecimal)"
    case .system(let name): name.rawValue
    case .named(let name): "named “\(name)”"
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let first, let second, let fraction, _):
      "mix of \(first) and \(second) by \(fraction)"
    }
  }
}

extension RGBA {
  /// `#RRGGBBAA`, clamped.
  var hexadecimal: String {
    let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension EnvironmentValues {
  /// What `Color.accentColor` means: the tint where it is a plain colour, else the accent colour.
  var accentTint: RGBA { tint.color ?? accentColor }
}
