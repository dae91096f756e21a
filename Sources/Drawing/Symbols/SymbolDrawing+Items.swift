import Foundation

extension SymbolDrawing {
  /// How the layers get their colours, as SwiftUI's symbol rendering modes.
  package enum Mode: Equatable, Sendable {
    case monochrome(Paint)
    /// One colour at the opacity of each level.
    case hierarchical(Paint)
    /// A colour for each level; the last one serves those that follow. Empty draws nothing.
    case palette([Paint])
    /// Layers' own colours, this one for those without.
    case multicolor(Paint)
  }

  /// The symbol as display items.
  ///
  /// - Parameter frame: where its box goes, in points; a symbol that is resizable is stretched.
  package func items(_ mode: Mode, in frame: CGRect) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let transform = AffineTransform2D.scale(
      x: frame.width / size.width, y: frame.height / size.height
    ).concatenating(.translation(x: frame.minX, y: frame.minY))
    let items = layers.compactMap { layer in item(layer, mode, transform) }
    let hasKnockout = layers.contains { $0.role == .knockout }
    return hasKnockout ? [.group(.flatten, items)] : items
  }

  private func item(
    _ layer: Layer, _ mode: Mode, _ transform: AffineTransform2D
  ) -> DisplayItem? {
    let outline = layer.outline.applying(transform)
    let level: Int
    switch layer.role {
    case .knockout:
      return .group(.blend(.destinationOut), [.fill(outline, .color(.black), layer.rule)])
    case .level(let value): level = value
    }
    var opacity = layer.opacity
    let paint: Paint
    switch mode {
    case .monochrome(let color):
      if layer.isHiddenInMonochrome { return nil }
      paint = color
    case .hierarchical(let color):
      paint = color
      opacity *= layer.hierarchicalOpacity
    case .palette(let colors):
      guard let color = level < colors.count ? colors[max(level, 0)] : colors.last else {
        return nil
      }
      paint = color
    case .multicolor(let color):
      // What is cut out of a body stays cut out, unless the body has a colour of its own.
      if layer.isHiddenInMonochrome, layer.ownColor == nil { return nil }
      paint = layer.ownColor.map(Paint.color) ?? color
    }
    let fill = DisplayItem.fill(outline, paint, layer.rule)
    return opacity < 1 ? .group(.opacity(opacity), [fill]) : fill
  }
}
