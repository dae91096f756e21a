import Foundation

extension GlyphRun {
  /// The height of capital letters of SF Pro, in em (layout reference, 9.3).
  private static let capHeight = 0.705

  /// A box for each glyph, as wide as its advance and as high as a capital letter, in the run's
  /// coordinates. The advance of the last one is not known: half an em stands for it.
  package var glyphBoxes: [CGRect] {
    let starts = glyphs.map(\.x).sorted()
    return starts.enumerated().map { index, x in
      let end = index + 1 < starts.count ? starts[index + 1] : x + size * stretch / 2
      return CGRect(
        x: origin.x + x, y: origin.y - Self.capHeight * size, width: max(end - x, 0),
        height: Self.capHeight * size)
    }
  }

  /// Whether the glyphs bring their own colours.
  var isColored: Bool { face.description.lowercased().contains("emoji") }

  /// Whether there is nothing to see of the glyphs.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension Sequence<DisplayItem> {
  /// The boxes of all glyphs in these items, in their coordinates.
  package var glyphBoxes: [CGRect] {
    flatMap { item -> [CGRect] in
      switch item {
      case .glyphs(let run, _): run.isBlank ? [] : run.glyphBoxes
      case .group(.transform(let transform), let items):
        items.glyphBoxes.map(transform.bounds)
      case .group(_, let items), .element(_, let items): items.glyphBoxes
      case .fill, .stroke, .image: []
      }
    }
  }
}

extension AffineTransform2D {
  /// The smallest upright rectangle around the transformed one.
  package func bounds(of frame: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ].map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Sequence<CGRect> {
  /// The smallest rectangle around all of these; null when there is none.
  package var union: CGRect { reduce(CGRect.null) { $0.union($1) } }
}
