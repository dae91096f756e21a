import Foundation

/// A laid out paragraph: how large it is and where its glyphs go. Lengths are points; the origin is
/// the top left corner of the text's box.
package struct TextLayout: Equatable, Sendable {
  /// Glyphs or an inline picture of one run of the request, on one line.
  package struct Fragment: Equatable, Sendable {
    /// Which run of the request it belongs to.
    package var run: Int
    package var content: Content
    /// Left edge and advance width, relative to the text's box.
    package var x: CGFloat
    package var width: CGFloat

    package enum Content: Equatable, Sendable {
      case glyphs(GlyphRun)
      case attachment(CGRect)
    }

    package init(run: Int, content: Content, x: CGFloat, width: CGFloat) {
      self.run = run
      self.content = content
      self.x = x
      self.width = width
    }
  }

  package struct Line: Equatable, Sendable {
    package var baseline: CGFloat
    package var x: CGFloat
    package var width: CGFloat
    package var fragments: [Fragment]
    package var text: String

    package init(
      baseline: CGFloat, x: CGFloat, width: CGFloat, fragments: [Fragment], text: String
    ) {
      self.baseline = baseline
      self.x = x
      self.width = width
      self.fragments = fragments
      self.text = text
    }
  }

  /// Rounded up to pixels.
  package var size: CGSize
  package var lines: [Line]
  /// The factor by which the font was scaled to fit, at most 1.
  package var scaleFactor: CGFloat
  package var isTruncated: Bool

  package init(size: CGSize, lines: [Line], scaleFactor: CGFloat = 1, isTruncated: Bool = false) {
    self.size = size
    self.lines = lines
    self.scaleFactor = scaleFactor
    self.isTruncated = isTruncated
  }

  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
  /// The words that are drawn.
  package var shownText: String { lines.map(\.text).joined(separator: "\n") }
}
