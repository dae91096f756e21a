import Drawing

/// How what is drawn mixes with what lies below. Apple's interface.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationAtop = 23
  case xor = 24
  case plusDarker = 25
  case plusLighter = 26

  /// The mode of a group, for the modes that are one.
  private var ofGroup: BlendMode? {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }

  /// What is there after `drawn` was drawn over `below` in this mode.
  ///
  /// The modes of Porter and Duff that change what lies below are put together of groups: `below`
  /// without the place of `drawn`, and `drawn` where there was something, and so on.
  func mix(_ drawn: [DisplayItem], over below: [DisplayItem]) -> [DisplayItem] {
    if let ofGroup { return below + [.group(.blend(ofGroup), drawn)] }
    let rest: DisplayItem = .group(.flatten, below + [.group(.blend(.destinationOut), drawn)])
    let inside: DisplayItem = .group(.mask(below), drawn)
    let outside: DisplayItem = .group(
      .flatten, drawn + [.group(.blend(.destinationOut), below)])
    let kept: DisplayItem = .group(.mask(drawn), below)
    return switch self {
    case .clear: [rest]
    case .copy: [rest] + drawn
    case .sourceIn: [rest, inside]
    case .sourceOut: [rest, outside]
    case .destinationIn: [kept]
    case .destinationAtop: [kept, outside]
    case .xor: [rest, outside]
    default: below + drawn
    }
  }
}
