import Foundation

extension Outline {
  /// The smallest rectangle that holds every point and control point; nil when there is none.
  package var controlBounds: CGRect? {
    var bounds: CGRect?
    func include(_ point: CGPoint) {
      let rect = CGRect(origin: point, size: .zero)
      bounds = bounds?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let to, let control):
        include(to)
        include(control)
      case .curve(let to, let control1, let control2):
        include(to)
        include(control1)
        include(control2)
      case .close: break
      }
    }
    return bounds
  }
}

extension Sequence<DisplayItem> {
  /// A rectangle that holds all that these items draw, perhaps a little more; nil when they draw
  /// nothing.
  package func inkBounds(fonts: FontLibrary) -> CGRect? {
    reduce(nil) { bounds, item in
      guard let next = item.inkBounds(fonts: fonts) else { return bounds }
      return bounds?.union(next) ?? next
    }
  }
}

extension DisplayItem {
  fileprivate func inkBounds(fonts: FontLibrary) -> CGRect? {
    switch self {
    case .fill(let outline, _, _):
      return outline.controlBounds
    case .stroke(let outline, _, let options):
      let isPointed = options.join == .miter
      let reach = options.width / 2 * (isPointed ? max(options.miterLimit, 1.5) : 1.5)
      return outline.controlBounds?.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run, _):
      return run.generousBounds
    case .image(let placement):
      return placement.frame
    case .element(_, let items):
      return items.inkBounds(fonts: fonts)
    case .group(let effect, let items):
      guard let bounds = items.inkBounds(fonts: fonts) else { return nil }
      return effect.bounds(of: bounds)
    }
  }
}

extension GlyphRun {
  /// Glyphs reach at most about an em beyond their places; emoji and marks included.
  fileprivate var generousBounds: CGRect? {
    let rects = glyphs.map { glyph in
      CGRect(
        x: origin.x + glyph.x - size, y: origin.y + glyph.y - 1.5 * size, width: 3 * size,
        height: 2.5 * size)
    }
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension GroupEffect {
  fileprivate func bounds(of content: CGRect) -> CGRect? {
    switch self {
    case .transform(let transform):
      let corners: [Outline.Element] = [
        .move(CGPoint(x: content.minX, y: content.minY)),
        .line(CGPoint(x: content.maxX, y: content.minY)),
        .line(CGPoint(x: content.minX, y: content.maxY)),
        .line(CGPoint(x: content.maxX, y: content.maxY)),
      ]
      return Outline(corners).applying(transform).controlBounds
    case .clip(let outline, _):
      guard let clip = outline.controlBounds else { return nil }
      let visible = content.intersection(clip)
      return visible.isNull ? nil : visible
    case .shadow(_, let radius, let offset):
      let reach = GaussianBlur.reach(shadowRadius: radius)
      let shadow = content.offsetBy(dx: offset.width, dy: offset.height)
        .insetBy(dx: -reach, dy: -reach)
      return content.union(shadow)
    case .blur(let radius):
      let reach = GaussianBlur.reach(blurRadius: radius)
      return content.insetBy(dx: -reach, dy: -reach)
    case .opacity, .blend, .mask, .colorMatrix, .flatten:
      return content
    }
  }
}
