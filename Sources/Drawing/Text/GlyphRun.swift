import Foundation

/// Glyphs of one face on one baseline.
package struct GlyphRun: Codable, Equatable, Sendable {
  /// One glyph; its place is relative to the run's origin, in points.
  package struct Glyph: Codable, Hashable, Sendable {
    package var id: UInt32
    package var x: CGFloat
    package var y: CGFloat

    package init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face that was chosen, enough to load the same one again.
  package var face: FaceReference
  /// The size in points at which the face is drawn.
  package var size: CGFloat
  /// How much wider than drawn by its designer each glyph is; 1 is as designed.
  package var stretch: CGFloat
  /// The start of the baseline.
  package var origin: CGPoint
  package var glyphs: [Glyph]
  /// The words these glyphs stand for.
  package var text: String

  package init(
    face: FaceReference, size: CGFloat, origin: CGPoint, glyphs: [Glyph], text: String,
    stretch: CGFloat = 1
  ) {
    self.face = face
    self.size = size
    self.stretch = stretch
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
  }
}

/// A font file's face, named so that another process with the same packages finds it.
package struct FaceReference: Codable, Hashable, Sendable {
  /// A Pango font description without a size, variations included.
  package var description: String

  package init(description: String) {
    self.description = description
  }
}
