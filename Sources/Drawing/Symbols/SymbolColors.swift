import Foundation

/// The colours of symbols in multicolour mode, for the few names where it matters. The rest takes
/// the colour of the text around it. A choice of Islet.
enum SymbolColors {
  private static let colors: [String: SystemColor] = [
    "exclamationmark.triangle": .yellow,
    "sun.max": .yellow,
    "sun.min": .yellow,
    "sunrise": .yellow,
    "sunset": .yellow,
    "star": .yellow,
    "heart": .red,
    "leaf": .green,
    "drop": .blue,
  ]

  /// Only the body of a filled symbol has a colour of its own.
  static func apply(
    to layers: [SymbolDrawing.Layer], name: SymbolName
  ) -> [SymbolDrawing.Layer] {
    guard name.isFilled, let color = colors[name.joined] else { return layers }
    let body = layers.contains { $0.role == .level(1) } ? 1 : 0
    return layers.map { layer in
      var layer = layer
      if layer.role == .level(body) { layer.ownColor = color.rgba(dark: false) }
      return layer
    }
  }
}
