import Foundation

/// Draws SF Symbols by name with free drawings: Material Symbols, letters, and shapes of Islet's own.
///
/// Without the symbol font every symbol is a box with letters; everything else goes on. Made once
/// and passed around; not thread safe.
package final class SymbolLibrary {
  private let font: SymbolFont?
  private let text: TextEngine
  private var drawings = BoundedCache<SymbolRequest, SymbolDrawing>(capacity: 256)
  private var letters = BoundedCache<LetterKey, Outline>(capacity: 64)

  private struct LetterKey: Hashable {
    var text: String
    var size: CGFloat
    var weight: Int
  }

  /// - Parameters:
  ///   - directory: holds the symbol font and its list of names; `SymbolDirectory` finds it.
  ///   - text: draws letters inside symbols.
  package init(directory: String?, text: TextEngine) {
    font = directory.flatMap(SymbolFont.init(directory:))
    self.text = text
  }

  /// Whether the symbol font was found.
  package var hasFont: Bool { font != nil }

  /// Whether a name has a drawing, with every modifier it carries.
  package func knows(_ name: String) -> Bool {
    drawing(for: SymbolRequest(name: name, pointSize: 17)).suggestions == nil
  }

  /// The drawing of a symbol for a font; of an unknown name a box with its first letters, and the
  /// nearest names.
  package func drawing(for request: SymbolRequest) -> SymbolDrawing {
    if let drawing = drawings[request] { return drawing }
    let drawing = makeDrawing(for: request)
    drawings[request] = drawing
    return drawing
  }

  // MARK: - Making

  private func makeDrawing(for request: SymbolRequest) -> SymbolDrawing {
    let name = SymbolName(request.name)
    guard let font else {
      let isKnown = SymbolTable.mayKnow(name)
      return unknown(request, suggestions: isKnown ? nil : suggestions(for: request.name))
    }
    let composer = SymbolComposer(
      font: font, weight: request.weight,
      opticalSize: min(max(Int(request.pointSize.rounded()), 20), 48),
      letters: { [self] in outline(of: $0, size: $1, weight: $2) })
    guard let layers = composer.layers(for: name) else {
      return unknown(request, suggestions: suggestions(for: request.name))
    }
    let colored = SymbolColors.apply(to: layers, name: name)
    let varied =
      request.variableValue.map { VariableLayers.apply($0, to: colored, name: name) } ?? colored
    return boxed(varied, entry: SymbolBox.table[name.joined], request: request)
  }

  /// Scales layers from em to points and puts them into their box.
  private func boxed(
    _ layers: [SymbolDrawing.Layer], entry: SymbolBox.Entry?, request: SymbolRequest
  ) -> SymbolDrawing {
    let visible = layers.filter { $0.role != .knockout }
    let ink = visible.reduce(CGRect?.none) { union, layer in
      guard let bounds = layer.outline.bounds else { return union }
      return union?.union(bounds) ?? bounds
    }
    guard let ink else { return unknown(request, suggestions: nil) }
    var fit: CGFloat = 1
    var width = ink.width + 2 * SymbolBox.margin
    var height = ink.height + 2 * SymbolBox.margin
    if let entry {
      fit = min(entry.ink.width / ink.width, entry.ink.height / ink.height)
      width = entry.ink.width + 2 * SymbolBox.margin
      height = entry.height
    }
    let unit = request.pointSize * request.imageScale.factor
    let size = CGSize(width: width * unit, height: height * unit)
    let transform = AffineTransform2D.translation(x: -ink.midX, y: -ink.midY)
      .concatenating(.scale(x: fit * unit, y: fit * unit))
      .concatenating(.translation(x: size.width / 2, y: size.height / 2))
    return SymbolDrawing(
      size: size, baseline: baseline(boxHeight: size.height, pointSize: request.pointSize),
      layers: layers.map { layer in
        var layer = layer
        layer.outline = layer.outline.applying(transform)
        return layer
      })
  }

  /// The middle of the box lies in the middle of the capitals.
  private func baseline(boxHeight: CGFloat, pointSize: CGFloat) -> CGFloat {
    boxHeight / 2 + FontMetrics(size: pointSize).capHeight / 2
  }

  private func unknown(_ request: SymbolRequest, suggestions: [String]?) -> SymbolDrawing {
    let unit = request.pointSize * request.imageScale.factor
    let side = SymbolBox.unknown * unit
    let square = CGRect(x: 0, y: 0, width: side, height: side)
      .insetBy(dx: SymbolBox.margin * unit, dy: SymbolBox.margin * unit)
    let line = SymbolShapes.lineWidth(weight: 400) * unit * 0.7
    let outer = Outline.roundedRectangle(square, radius: 0.22 * unit, continuous: true)
    let inner = Outline.roundedRectangle(
      square.insetBy(dx: line, dy: line), radius: 0.22 * unit - line, continuous: true)
    let initials = request.name.split(separator: ".").prefix(2).compactMap(\.first)
    let letters = outline(of: String(initials).uppercased(), size: 0.46, weight: 600)
      .applying(.scale(x: unit, y: unit))
      .applying(.translation(x: side / 2, y: side / 2))
    return SymbolDrawing(
      size: CGSize(width: side, height: side),
      baseline: baseline(boxHeight: side, pointSize: request.pointSize),
      layers: [
        SymbolDrawing.Layer(outline: letters),
        SymbolDrawing.Layer(
          outline: Outline(outer.elements + inner.elements), rule: .evenOdd, role: .level(1)),
      ],
      suggestions: suggestions)
  }

  /// Letters whose ink lies around the origin; the size is in em of the symbol.
  private func outline(of letters: String, size: CGFloat, weight: Int) -> Outline {
    guard !letters.isEmpty else { return Outline() }
    let key = LetterKey(text: letters, size: size, weight: weight)
    if let outline = self.letters[key] { return outline }
    // Laid out large, so that the tracking of tiny sizes does not pull the letters apart.
    let layout = text.layout(
      TextRequest(runs: [
        TextRequest.Run(content: .text(letters), font: FontSpec(size: 100, weight: weight))
      ]))
    let elements = layout.lines.flatMap(\.fragments).flatMap { fragment -> [Outline.Element] in
      guard case .glyphs(let run) = fragment.content else { return [] }
      return text.fonts.outline(of: run).elements
    }
    let outline = Outline(elements).applying(.scale(x: size / 100, y: size / 100)).centeredInk
    self.letters[key] = outline
    return outline
  }

  private func suggestions(for name: String) -> [String] {
    NearestNames.nearest(to: name, among: SymbolTable.all.keys)
  }
}

extension SymbolRequest.ImageScale {
  /// How much larger than medium a symbol is; the factors are not measured, a choice of Islet.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}

extension SymbolTable {
  /// Whether the table and the rules of composition know a name, whatever the font holds.
  static func mayKnow(_ name: SymbolName) -> Bool {
    if name.spellings.contains(where: { all[$0] != nil }) { return true }
    if let badge = name.badge { return mayKnow(badge.base) }
    guard name.parts.count > 1, let last = name.parts.last else { return false }
    let modifiers: Set<Substring> = [
      "circle", "square", "rectangle", "diamond", "hexagon", "octagon", "app", "triangle", "slash",
    ]
    guard modifiers.contains(last) else { return false }
    return name.base.text != nil || mayKnow(name.base)
  }
}
