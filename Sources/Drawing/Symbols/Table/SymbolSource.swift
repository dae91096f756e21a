import Foundation

/// Where the drawing of a symbol comes from.
enum SymbolSource: Equatable, ExpressibleByStringLiteral {
  /// A drawing of the symbol font, outlined or filled.
  case glyph(String)
  /// A drawing of the symbol font that is always filled.
  case filled(String)
  /// A drawing turned clockwise by degrees.
  case turned(String, degrees: CGFloat)
  /// Words written inside a drawing, as the seconds in `gobackward.15`.
  case labelled(String, text: String)
  /// A letter or number of the system font.
  case text(String)
  /// A shape of Islet's own.
  case shape(SymbolShape)

  init(stringLiteral value: String) {
    self = .glyph(value)
  }
}
