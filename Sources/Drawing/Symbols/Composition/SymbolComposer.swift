import Foundation

/// Puts a symbol together from drawings of the font, text and Islet's own shapes.
///
/// Layers are in em of the font beside the symbol, around its middle.
struct SymbolComposer {
  typealias Layer = SymbolDrawing.Layer

  /// A drawing of the symbol font is this much larger than its em, so that a round one has an ink
  /// of 1 em, as SF's have (measured).
  static let glyphScale: CGFloat = 1.2
  /// How large a symbol is inside a circle or square.
  static let insideScale: CGFloat = 0.58

  var font: SymbolFont
  var weight: Int
  var opticalSize: Int
  /// The outline of letters at a size and weight, its ink around the origin.
  var letters: (_ text: String, _ size: CGFloat, _ weight: Int) -> Outline

  /// The layers of a symbol; nil when nothing is known by the name.
  func layers(for name: SymbolName) -> [Layer]? {
    guard let last = name.parts.last else { return nil }
    if let enclosure = Self.enclosures[last], name.parts.count > 1,
      let inside = inside(name.base)
    {
      return enclosed(inside, in: enclosure, isFilled: name.isFilled)
    }
    for spelling in name.spellings {
      if let source = SymbolTable.all[spelling] {
        let layers = layers(from: source, isFilled: name.isFilled, weight: weight)
        return name.isFilled && Self.hasBody(name) ? layers.map(ContourLayers.split) : layers
      }
    }
    if let badge = name.badge, let base = layers(for: badge.base) {
      return badged(base, with: badge.mark)
    }
    if last == "slash", name.parts.count > 1, let base = layers(for: name.base) {
      return struckThrough(base, name: name.base)
    }
    return nil
  }

  private static let enclosures: [Substring: SymbolShape] = [
    "circle": .circle, "square": .square, "rectangle": .rectangle, "diamond": .diamond,
    "hexagon": .polygon(corners: 6), "octagon": .polygon(corners: 8), "app": .app,
    "triangle": .triangle(degrees: 0),
  ]

  /// Whether a ready drawing is a body with a sign cut out of it, like a filled warning triangle.
  private static func hasBody(_ name: SymbolName) -> Bool {
    let bodies: Set<Substring> = [
      "circle", "triangle", "octagon", "seal", "shield", "square", "rectangle", "bubble",
    ]
    return name.parts.count > 1 && name.parts.contains { bodies.contains($0) }
  }

  // MARK: - Sources

  func layers(from source: SymbolSource, isFilled: Bool, weight: Int) -> [Layer]? {
    switch source {
    case .glyph(let name):
      return glyph(name, isFilled: isFilled, weight: weight).map { [Layer(outline: $0)] }
    case .filled(let name):
      return glyph(name, isFilled: true, weight: weight).map { [Layer(outline: $0)] }
    case .turned(let name, let degrees):
      return glyph(name, isFilled: isFilled, weight: weight).map { outline in
        [Layer(outline: outline.applying(.rotation(radians: degrees * .pi / 180)))]
      }
    case .labelled(let name, let text):
      return glyph(name, isFilled: false, weight: weight).map { outline in
        let label = letters(text, 0.36, max(weight, 600)).applying(.translation(x: 0, y: 0.04))
        return [Layer(outline: label), Layer(outline: outline)]
      }
    case .text(let text):
      return [Layer(outline: letters(text, 0.8, weight))]
    case .shape(let shape):
      return shape.layers(isFilled: isFilled, weight: weight)
    }
  }

  private func glyph(_ name: String, isFilled: Bool, weight: Int) -> Outline? {
    let style = SymbolFont.Style(
      isFilled: isFilled, weight: min(max(weight, 100), 700), opticalSize: opticalSize)
    return font.outline(name, style: style)?
      .applying(.scale(x: Self.glyphScale, y: Self.glyphScale))
  }

  // MARK: - Enclosures

  /// What stands in a circle: smaller, filled, and with heavier lines to make up for it.
  private func inside(_ name: SymbolName) -> Outline? {
    if let text = name.text {
      let size: CGFloat = text.count > 1 ? 0.52 : 0.62
      return letters(text, size, min(max(weight + 100, 500), 700))
    }
    for spelling in name.spellings {
      guard let source = SymbolTable.all[spelling] else { continue }
      let heavier = min(weight + 250, 700)
      guard let layers = layers(from: source, isFilled: true, weight: heavier) else { return nil }
      let outline = ContourLayers.merged(layers)
      return outline.centeredInk.applying(.scale(x: Self.insideScale, y: Self.insideScale))
    }
    return nil
  }

  private func enclosed(
    _ inside: Outline, in shape: SymbolShape, isFilled: Bool
  ) -> [Layer] {
    let isTriangle = if case .triangle = shape { true } else { false }
    let inside = isTriangle ? inside.applying(.translation(x: 0, y: 0.04)) : inside
    guard isFilled else {
      let ring = shape.layers(isFilled: false, weight: weight).map { layer in
        var layer = layer
        layer.role = .level(1)
        return layer
      }
      return [Layer(outline: inside)] + ring
    }
    return [
      Layer(outline: shape.border(inset: 0), role: .level(1), hierarchicalOpacity: 0.25),
      Layer(outline: inside, role: .knockout),
      Layer(outline: inside, isHiddenInMonochrome: true),
    ]
  }

  // MARK: - Slash and badge

  private func struckThrough(_ base: [Layer], name: SymbolName) -> [Layer] {
    if let glyphName = glyphName(of: name), font.contains(glyphName + "_off"),
      let outline = glyph(glyphName + "_off", isFilled: name.isFilled, weight: weight)
    {
      return [Layer(outline: outline)]
    }
    let width = SymbolShapes.lineWidth(weight: weight)
    let start = CGPoint(x: -0.47, y: -0.47)
    let end = CGPoint(x: 0.47, y: 0.47)
    // The gap lies on one side of the line.
    let gap = SymbolShapes.line(start, end, width: width * 2.2)
      .applying(.translation(x: width * 0.5, y: -width * 0.5))
    return base + [
      Layer(outline: gap, role: .knockout),
      Layer(outline: SymbolShapes.line(start, end, width: width)),
    ]
  }

  private func glyphName(of name: SymbolName) -> String? {
    for spelling in name.spellings {
      if case .glyph(let glyph)? = SymbolTable.all[spelling] { return glyph }
    }
    return nil
  }

  /// A small disc with a mark at the bottom trailing corner, with a gap around it.
  private func badged(_ base: [Layer], with mark: SymbolName) -> [Layer] {
    let place = AffineTransform2D.translation(x: 0.4, y: 0.32)
    let diameter: CGFloat = 0.5
    let disc = SymbolShapes.disc(diameter).applying(place)
    var layers = base.map { layer in
      var layer = layer
      if layer.role == .level(0) { layer.role = .level(1) }
      return layer
    }
    layers.append(
      Layer(outline: SymbolShapes.disc(diameter + 0.14).applying(place), role: .knockout))
    layers.append(Layer(outline: disc))
    if let inside = inside(mark) {
      let small = inside.applying(.scale(x: 0.55, y: 0.55)).applying(place)
      layers.append(Layer(outline: small, role: .knockout))
    }
    return layers
  }
}
