import Foundation

/// A paragraph to be laid out.
package struct TextRequest: Hashable, Sendable {
  /// Characters or an inline picture under one set of attributes.
  package struct Run: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case text(String)
      /// A box in the line: its size, and how far its top lies above the baseline. Points.
      case attachment(size: CGSize, ascent: CGFloat)
    }

    package var content: Content
    package var font: FontSpec
    /// Extra distance after each glyph, in points (`tracking` and `kerning`).
    package var tracking: CGFloat
    /// How far the run is raised, in points.
    package var baselineOffset: CGFloat

    package init(
      content: Content, font: FontSpec, tracking: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
      self.content = content
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }
  }

  package enum Truncation: String, Sendable { case head, middle, tail }
  package enum Alignment: String, Sendable { case leading, center, trailing }

  package var runs: [Run]
  /// The width offered in points; nil lays out one line a paragraph.
  package var width: CGFloat?
  /// The height offered in points; nil is no limit.
  package var height: CGFloat?
  package var lineLimit: Int?
  /// The least number of lines whose height is taken.
  package var reservedLines: Int
  package var truncation: Truncation
  package var alignment: Alignment
  /// 0 to 1; below 1 the font may shrink until the text fits (`layout.md` 18.4 is the rule).
  package var minimumScaleFactor: CGFloat
  package var allowsTightening: Bool
  /// Extra distance between lines, in points.
  package var lineSpacing: CGFloat
  package var isRightToLeft: Bool
  /// A BCP 47 tag, which chooses the form of shared Han characters.
  package var language: String
  /// Pixels per point; sizes are rounded up to pixels.
  package var scale: CGFloat

  package init(
    runs: [Run], width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil,
    reservedLines: Int = 0, truncation: Truncation = .tail, alignment: Alignment = .leading,
    minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, lineSpacing: CGFloat = 0,
    isRightToLeft: Bool = false, language: String = "en", scale: CGFloat = 3
  ) {
    self.runs = runs
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.alignment = alignment
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.scale = scale
  }
}

extension TextRequest {
  /// Whether the layout of the same text in no limits is its layout in these limits too.
  ///
  /// It is when it lies within them. A text of one line does not mind its height either, unless it
  /// may be made smaller, for one line is always shown.
  package func isAnswered(by natural: TextLayout) -> Bool {
    guard !natural.isTruncated, natural.scaleFactor == 1 else { return false }
    if let width, width <= 0 || natural.size.width > width { return false }
    guard let height, natural.size.height > height else { return true }
    return natural.lines.count == 1 && minimumScaleFactor >= 1 && !allowsTightening
  }
}
