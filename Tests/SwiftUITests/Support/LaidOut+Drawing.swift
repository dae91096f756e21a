import Drawing
import Foundation

extension LaidOut {
  /// What is drawn, without groups and elements around it.
  var leaves: [DisplayItem] {
    func collect(_ items: [DisplayItem]) -> [DisplayItem] {
      items.flatMap { item -> [DisplayItem] in
        switch item {
        case .element(_, let inner), .group(_, let inner): collect(inner)
        default: [item]
        }
      }
    }
    return collect(items)
  }

  /// The runs of glyphs in the order of drawing.
  var glyphRuns: [GlyphRun] {
    leaves.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } }
  }

  /// The colour of each run of glyphs; nil for other paints.
  var glyphColors: [RGBA?] {
    leaves.compactMap { item -> RGBA?? in
      guard case .glyphs(_, let paint) = item else { return nil }
      guard case .color(let color) = paint else { return .some(nil) }
      return color
    }
  }

  /// The bounds of filled rectangles.
  var fills: [CGRect] {
    leaves.compactMap { item in
      guard case .fill(let outline, _, _) = item else { return nil }
      return outline.elements.reduce(CGRect.null) { bounds, element in
        switch element {
        case .move(let point), .line(let point):
          bounds.union(CGRect(origin: point, size: .zero))
        default: bounds
        }
      }
    }
  }
}
