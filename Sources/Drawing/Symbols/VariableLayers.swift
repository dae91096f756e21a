import Foundation

/// Symbols whose parts light up with a value: bars of signal, waves of a loudspeaker.
enum VariableLayers {
  /// The opacity of a part the value has not reached: a choice of Islet.
  static let unlit = 0.3

  private enum Order { case upwards, rightwards, outwards }

  private static func order(_ name: SymbolName) -> (order: Order, fixed: Int)? {
    switch name.parts.first {
    case "wifi": (.upwards, 0)
    case "cellularbars", "chart": (.rightwards, 0)
    case "speaker": (.rightwards, 1)
    case "dot", "antenna": (.outwards, 1)
    default: nil
    }
  }

  /// - Parameter value: 0 to 1.
  static func apply(
    _ value: Double, to layers: [SymbolDrawing.Layer], name: SymbolName
  ) -> [SymbolDrawing.Layer] {
    guard let (order, fixed) = order(name), layers.count == 1 else { return layers }
    let parts = layers[0].outline.contours.sorted { place($0, order) < place($1, order) }
    let count = parts.count - fixed
    guard count > 1 else { return layers }
    return parts.enumerated().map { index, part in
      var layer = layers[0]
      layer.outline = part
      let threshold = Double(index - fixed) / Double(count)
      layer.opacity = index < fixed || value > threshold ? 1 : unlit
      return layer
    }
  }

  private static func place(_ outline: Outline, _ order: Order) -> CGFloat {
    guard let bounds = outline.bounds else { return 0 }
    switch order {
    case .upwards: return -bounds.maxY
    case .rightwards: return bounds.midX
    case .outwards: return abs(bounds.midX)
    }
  }
}
