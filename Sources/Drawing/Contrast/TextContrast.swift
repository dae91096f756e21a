import Foundation

/// How well the letters of a text stand out from what is drawn beneath them.
package struct TextContrast: Equatable, Sendable {
  /// All words of the text.
  package var text: String
  /// Where the text lies in the picture, in points.
  package var frame: CGRect
  /// The contrast of the letter that stands out least, 1 to 21.
  package var ratio: Double
  /// What it should be at least: 4.5, or 3 for large text.
  package var required: Double
  /// The colours of that letter and of the ground beneath it.
  package var ink: RGBA
  package var ground: RGBA

  package init(
    text: String, frame: CGRect, ratio: Double, required: Double, ink: RGBA, ground: RGBA
  ) {
    self.text = text
    self.frame = frame
    self.ratio = ratio
    self.required = required
    self.ink = ink
    self.ground = ground
  }

  /// Text of 18 points, and bold text of any size, counts as large (Human Interface Guidelines,
  /// Accessibility). That semibold counts as bold is a choice of Islet.
  static func required(fontSize: CGFloat, weight: Int) -> Double {
    fontSize >= 18 || weight >= 600 ? 3 : 4.5
  }

  /// Less opaque texts are hidden, or are decoration. A choice of Islet.
  static let leastOpacity = 0.1
}
