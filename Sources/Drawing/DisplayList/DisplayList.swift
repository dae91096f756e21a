import Foundation

/// What a presentation looks like, as a value: every canvas, the text tree and the checks read it.
///
/// The origin is the top left corner, y points down, lengths are points.
package struct DisplayList: Codable, Equatable, Sendable {
  /// The size of the picture in points.
  package var size: CGSize
  package var items: [DisplayItem]

  package init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One thing to draw, or a group of things under an effect.
package indirect enum DisplayItem: Codable, Equatable, Sendable {
  case fill(Outline, Paint, FillRule)
  case stroke(Outline, Paint, StrokeOptions)
  case glyphs(GlyphRun, Paint)
  case image(ImagePlacement)
  case group(GroupEffect, [DisplayItem])
  /// A view that means something to a reader: a text, an image, a shape. It draws nothing itself.
  case element(Element, [DisplayItem])
}

package enum FillRule: String, Codable, Hashable, Sendable {
  case nonZero
  case evenOdd
}

/// How an outline is stroked; lengths are points.
package struct StrokeOptions: Codable, Hashable, Sendable {
  package enum Cap: String, Codable, Sendable { case butt, round, square }
  package enum Join: String, Codable, Sendable { case miter, round, bevel }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  package var miterLimit: CGFloat
  package var dash: [CGFloat]
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// What happens to a group of items as a whole.
package enum GroupEffect: Codable, Equatable, Sendable {
  /// 0 to 1, applied to the flattened group.
  case opacity(Double)
  case transform(AffineTransform2D)
  case clip(Outline, FillRule)
  /// The group is drawn flattened with this mode over what lies below.
  case blend(BlendMode)
  /// A Gaussian shadow; `radius` is SwiftUI's, the deviation is 0.92 × radius.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
  case blur(radius: CGFloat)
  /// The group shows where these items have alpha.
  case mask([DisplayItem])
  case colorMatrix(ColorMatrix)
  /// The group is flattened, nothing else.
  case flatten
}

package enum BlendMode: String, Codable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// A 4 × 5 matrix over unpremultiplied sRGB components, row by row: red, green, blue, alpha from
/// red, green, blue, alpha, constant.
package struct ColorMatrix: Codable, Hashable, Sendable {
  package var rows: [Double]

  /// - Precondition: `rows` holds 20 numbers.
  package init(rows: [Double]) {
    precondition(rows.count == 20, "A colour matrix has 4 rows of 5 numbers.")
    self.rows = rows
  }
}
