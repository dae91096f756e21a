import Foundation

/// The letters of a text: where they are, what they are painted with, and the text without them.
struct InkOfText {
  /// A box for each letter, in the text's coordinates.
  private(set) var boxes: [CGRect] = []
  /// The paint of the first letters.
  private(set) var paint: Paint?
  /// The least opacity of any letters, that of their paint included.
  private(set) var opacity = 1.0
  /// The least opacity of the groups around any letters.
  private(set) var groupOpacity = 1.0
  /// The colours of shadows that the letters cast.
  private(set) var shadows: [RGBA] = []
  /// The text's other items: backgrounds, lines, images.
  private(set) var withoutGlyphs: [DisplayItem] = []
  /// The items with the letters' paint over their boxes.
  private(set) var withBoxes: [DisplayItem] = []

  init(_ items: [DisplayItem]) {
    withoutGlyphs = items.compactMap { without($0) }
    withBoxes = items.map { boxed($0, transform: .identity, opacity: 1) }
  }

  private func without(_ item: DisplayItem) -> DisplayItem? {
    switch item {
    case .glyphs: nil
    case .group(let effect, let inner): .group(effect, inner.compactMap(without))
    case .element(let element, let inner): .element(element, inner.compactMap(without))
    case .fill, .stroke, .image: item
    }
  }

  private mutating func boxed(
    _ item: DisplayItem, transform: AffineTransform2D, opacity outer: Double
  ) -> DisplayItem {
    switch item {
    case .fill, .stroke, .image: return item
    case .element(let element, let inner):
      // The paint of an image in the text is not the text's.
      if element.kind == "Image" { return item }
      return .element(
        element, inner.map { boxed($0, transform: transform, opacity: outer) })
    case .group(let effect, let inner):
      var (transform, opacity) = (transform, outer)
      if case .transform(let own) = effect { transform = own.concatenating(transform) }
      if case .opacity(let own) = effect { opacity *= own }
      if case .shadow(let color, _, _) = effect { shadows.append(color) }
      return .group(effect, inner.map { boxed($0, transform: transform, opacity: opacity) })
    case .glyphs(let run, let paint):
      guard !run.isBlank, !run.isColored else { return item }
      let boxes = run.glyphBoxes
      if self.paint == nil { self.paint = paint }
      self.boxes += boxes.map(transform.bounds)
      var own = outer
      if case .color(let color) = paint { own *= color.alpha }
      opacity = min(opacity, own)
      groupOpacity = min(groupOpacity, outer)
      // Beyond the boxes, so that no pixel of them is half covered.
      return .fill(.rectangle(boxes.union.insetBy(dx: -1, dy: -1)), paint, .nonZero)
    }
  }
}

/// The size and the weight in an element's words about its font.
struct FontWords {
  var size: CGFloat = 17
  var weight = 400

  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  init(_ element: Element) {
    let words = element.font?.split(separator: " ") ?? []
    if let number = words.lazy.compactMap({ Double($0) }).first { size = number }
    if let known = words.lazy.compactMap({ Self.weights[String($0)] }).first { weight = known }
    for case .scaledDown(let factor) in element.traits { size *= factor }
  }
}
