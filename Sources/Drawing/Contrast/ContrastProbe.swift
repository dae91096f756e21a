import Foundation

/// Measures the contrast of the texts in a picture against what is really drawn beneath them.
///
/// For each text two small pictures of its place are drawn, a pixel a point: what lies below it,
/// and the same with its letters' paint over the whole place. Opacity, gradients, images, colour
/// matrices and blend modes come out as they do in the picture, and what is drawn later does not
/// count.
struct ContrastProbe {
  let renderer: Renderer
  let list: DisplayList
  private(set) var contrasts: [TextContrast] = []

  init(renderer: Renderer, list: DisplayList) throws {
    self.renderer = renderer
    self.list = list
    let whole = CGRect(origin: .zero, size: list.size)
    try look(at: list.items, place: Place(clip: whole) { $0 })
  }

  /// A point of the tree: what surrounds items there.
  private struct Place {
    var transform = AffineTransform2D.identity
    /// What is not cut off, in the picture's coordinates.
    var clip: CGRect
    var opacity = 1.0
    /// The colours of shadows that the items cast.
    var shadows: [RGBA] = []
    /// The picture up to this place, with other items in it.
    var picture: ([DisplayItem]) -> [DisplayItem]

    init(clip: CGRect, picture: @escaping ([DisplayItem]) -> [DisplayItem]) {
      self.clip = clip
      self.picture = picture
    }

    /// The place inside a group.
    func entering(_ effect: GroupEffect, after before: ArraySlice<DisplayItem>) -> Place {
      var inner = self
      inner.picture = { [picture] in picture(before + [.group(effect, $0)]) }
      switch effect {
      case .transform(let transform): inner.transform = transform.concatenating(self.transform)
      case .clip(let outline, _):
        let bounds = outline.bounds.map(transform.bounds) ?? .null
        inner.clip = clip.intersection(bounds)
      case .opacity(let opacity): inner.opacity *= opacity
      case .shadow(let color, _, _): inner.shadows.append(color)
      case .blend, .blur, .mask, .colorMatrix, .flatten: break
      }
      return inner
    }
  }

  private mutating func look(at items: [DisplayItem], place: Place) throws {
    for (index, item) in items.enumerated() {
      let before = items[..<index]
      switch item {
      case .group(let effect, let children):
        try look(at: children, place: place.entering(effect, after: before))
      case .element(let element, let children) where element.kind == "Text":
        var here = place
        here.picture = { place.picture(before + $0) }
        try measure(element, children, here)
      case .element(_, let children):
        var here = place
        here.picture = { place.picture(before + $0) }
        try look(at: children, place: here)
      case .fill, .stroke, .glyphs, .image: break
      }
    }
  }

  // MARK: One text

  private mutating func measure(
    _ element: Element, _ items: [DisplayItem], _ place: Place
  ) throws {
    let ink = InkOfText(items)
    guard let paint = ink.paint, place.opacity * ink.opacity >= TextContrast.leastOpacity else {
      return
    }
    let boxes = ink.boxes.map(place.transform.bounds).filter { box in
      // A letter that is half cut off is not there to be read.
      box.intersection(place.clip).width >= box.width / 2
        && box.intersection(place.clip).height >= box.height / 2
    }
    let around = boxes.union.intersection(place.clip)
    guard !around.isNull, around.width >= 1, around.height >= 1 else { return }
    let crop = around.integral
    let ground = try pixels(of: place.picture(ink.withoutGlyphs), in: crop)
    let covered = try pixels(of: place.picture(ink.withBoxes), in: crop)
    let shadows = place.shadows + ink.shadows
    guard
      let worst = boxes.compactMap({ box in
        letter(in: box.offsetBy(dx: -crop.minX, dy: -crop.minY), ground, covered, shadows)
      }).min(by: { $0.ratio < $1.ratio }),
      !isSystemPair(paint, opacity: place.opacity * ink.groupOpacity, worst)
    else { return }
    let font = FontWords(element)
    contrasts.append(
      TextContrast(
        text: element.content ?? "", frame: place.transform.bounds(of: element.frame),
        ratio: worst.ratio,
        required: TextContrast.required(fontSize: font.size, weight: font.weight), ink: worst.ink,
        ground: worst.ground))
  }

  private func pixels(of items: [DisplayItem], in crop: CGRect) throws -> Bitmap {
    let list = DisplayList(
      size: crop.size,
      items: [.group(.transform(.translation(x: -crop.minX, y: -crop.minY)), items)])
    return try renderer.bitmap(list, scale: 1, background: .black)
  }

  private struct Letter {
    var ink: RGBA
    var ground: RGBA
    var ratio: Double
  }

  /// The mean colours in a letter's box. At the edge of a letter half of its shadow is seen, which
  /// sets it off where the ground does not.
  private func letter(
    in box: CGRect, _ ground: Bitmap, _ covered: Bitmap, _ shadows: [RGBA]
  ) -> Letter? {
    guard let below = ground.mean(in: box), let ink = covered.mean(in: box) else { return nil }
    let grounds = [below] + shadows.map { below.covered(by: $0.opacity(0.5)) }
    let best = grounds.max { $0.contrast(to: ink) < $1.contrast(to: ink) } ?? below
    return Letter(ink: ink, ground: below, ratio: best.contrast(to: ink))
  }

  // MARK: Apple's own pairs

  /// Whether the colours are a pair of Apple's own: a label colour on the system's ground, a colour
  /// of the palette on it, or white on such a colour. The last two count from 3 to 1, below which
  /// they are as hard to read as any.
  private func isSystemPair(_ paint: Paint, opacity: Double, _ letter: Letter) -> Bool {
    guard case .color(let color) = paint, opacity > 0.99 else { return false }
    let isDark = letter.ground.isNear(.black)
    let isSystemGround = isDark || letter.ground.isNear(.white)
    if isSystemGround, SystemColor.labels.contains(where: { $0.rgba(dark: isDark) == color }) {
      return true
    }
    guard letter.ratio >= 3 else { return false }
    func isOfPalette(_ color: RGBA) -> Bool {
      SystemColor.palette.contains {
        $0.rgba(dark: false).isNear(color) || $0.rgba(dark: true).isNear(color)
      }
    }
    return isSystemGround ? isOfPalette(color) : color == .white && isOfPalette(letter.ground)
  }
}

extension SystemColor {
  fileprivate static let labels: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
  ]
  fileprivate static let palette: [SystemColor] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]
}

extension RGBA {
  /// Whether an opaque colour is the same but for rounding.
  fileprivate func isNear(_ other: RGBA) -> Bool {
    let differences = [red - other.red, green - other.green, blue - other.blue]
    return alpha == 1 && differences.allSatisfy { abs($0) < 2.5 / 255 }
  }
}

extension Bitmap {
  /// The mean colour of the pixels in a rectangle; nil when it covers none.
  fileprivate func mean(in rect: CGRect) -> RGBA? {
    let columns = max(Int(rect.minX), 0)..<max(min(Int(rect.maxX.rounded(.up)), width), 0)
    let rows = max(Int(rect.minY), 0)..<max(min(Int(rect.maxY.rounded(.up)), height), 0)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var sums = [0, 0, 0]
    for y in rows {
      for x in columns {
        let start = (y * width + x) * 4
        for channel in 0..<3 { sums[channel] += Int(bytes[start + channel]) }
      }
    }
    let count = Double(columns.count * rows.count)
    return RGBA(Double(sums[0]) / count, Double(sums[1]) / count, Double(sums[2]) / count)
  }
}
