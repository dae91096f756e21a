import Foundation

/// A text as glyphs, before it is broken into lines. Lengths are points.
struct ShapedText {
  /// Glyphs that belong together: a character, with its marks, or a ligature.
  struct Cluster {
    /// Which run of the request it belongs to.
    var run: Int
    /// Which segment it belongs to.
    var segment: Int
    /// The advance, letter spacing included.
    var width: CGFloat
    /// Its glyphs in `glyphs`.
    var glyphs: Range<Int>
    /// Its characters in `text`, in UTF-8.
    var bytes: Range<Int>
    var isWhitespace: Bool
    var canBreakBefore: Bool
    /// Whether letter spacing may be changed behind it.
    var isSpaced: Bool
  }

  /// Clusters of one face and one direction.
  struct Segment {
    var face: FaceReference
    var drawnSize: CGFloat
    /// How much wider the glyphs are than designed.
    var stretch: CGFloat
    /// The embedding level of the bidirectional algorithm; odd levels run from right to left.
    var level: UInt8
  }

  /// What stands between two line ends.
  struct Paragraph {
    var clusters: Range<Int>
    var level: UInt8
    /// The run it starts in, which gives an empty paragraph its height.
    var run: Int
  }

  var text: [UInt8] = []
  /// Places are relative to the left edge of the cluster, on the baseline.
  var glyphs: [GlyphRun.Glyph] = []
  var clusters: [Cluster] = []
  var segments: [Segment] = []
  var paragraphs: [Paragraph] = []
  /// Whether a character has no glyph in the fonts that were looked at.
  var hasMissingGlyphs = false

  func string(_ bytes: Range<Int>) -> String {
    String(decoding: text[bytes], as: UTF8.self)
  }
}
