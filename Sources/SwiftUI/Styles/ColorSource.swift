import Drawing

/// Where the components of a colour come from.
indirect enum ColorSource: Hashable, Sendable, CustomStringConvertible {
  case fixed(RGBA)
  case adaptive(AdaptiveColor)
  case system(SystemColor)
  /// The tint, or the accent colour of the project.
  case accent
  case named(String)
  case faded(Color, Double)
  /// A colour of UIKit that depends on its surroundings.
  case uiKit(UIColor)
  case mixed(Color, Color, fraction: Double, Gradient.ColorSpace)

  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .fixed(let color): color
    case .adaptive(let color): color.rgba(in: environment)
    case .system(let color): color.rgba(in: environment)
    case .accent: environment.accentTint
    case .named(let name): environment.resources.color(named: name, in: environment) ?? .clear
    case .faded(let color, let opacity): color.rgba(in: environment).opacity(opacity)
    case .uiKit(let color):
      color.rgba(with: environment.traitCollection, resources: environment.resources)
    case .mixed(let first, let second, let fraction, let space):
      first.rgba(in: environment).mixed(
        with: second.rgba(in: environment), by: fraction, in: space)
    }
  }

  private static func percent(_ part: Double) -> Int {
    part > 0 ? Int((min(part, 1) * 100).rounded()) : 0
  }

  var description: String {
    switch self {
    case .fixed(let color): color.hexadecimal
    case .adaptive(let color): "\(color.light.hexadecimal), dark \(color.dark.hexadecimal)"
    case .system(.label): "primary"
    case .system(.secondaryLabel): "secondary"
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .named(let name): "named “\(name)”"
    case .faded(let color, let opacity): "\(Self.percent(opacity))% \(color)"
    case .uiKit(let color): "UIColor \(color)"
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
