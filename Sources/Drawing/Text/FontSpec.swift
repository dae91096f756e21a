import Foundation

/// A font as SwiftUI resolved it, before a face is chosen for it.
package struct FontSpec: Codable, Hashable, Sendable {
  package enum Design: String, Codable, Sendable { case `default`, rounded, monospaced, serif }

  /// The size in points, from 0 to ``largestSize``. One below or one that is not a number counts as
  /// 0, which draws nothing; Pango and FreeType refuse such sizes. Choices of Islet.
  package var size: CGFloat {
    didSet { size = Self.valid(size) }
  }
  /// 100 to 900; regular is 400, medium 500, semibold 600, bold 700.
  package var weight: Int
  package var design: Design
  package var isItalic: Bool
  /// Digits of equal advance.
  package var monospacedDigits: Bool
  /// Capital letters are drawn in the size of small capitals, on lines as high as ever. The words
  /// hold capital letters; few free faces have small capitals of their own.
  package var smallCaps: Bool
  /// Width relative to the standard one: 0 is standard, negative narrower, as `Font.Width`.
  package var width: CGFloat
  /// The name of a font of the user's own, instead of a system design.
  package var customName: String?
  /// Added to or taken from the pitch of lines: -1 tight, 0 standard, 1 loose.
  package var leading: Int
  /// The text style it came from, `headline`, for people to read and for the pitch of lines.
  package var textStyle: String?

  /// The largest size in points; no presentation has room for a letter of a tenth of it.
  package static let largestSize: CGFloat = 2000

  private static func valid(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(size, largestSize) : 0
  }

  /// The height of small capitals beside that of capital letters. A choice of Islet.
  package static let smallCapitalScale: CGFloat = 0.77

  package init(
    size: CGFloat, weight: Int = 400, design: Design = .default, isItalic: Bool = false,
    monospacedDigits: Bool = false, smallCaps: Bool = false, width: CGFloat = 0,
    customName: String? = nil, leading: Int = 0, textStyle: String? = nil
  ) {
    self.size = Self.valid(size)
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.width = width
    self.customName = customName
    self.leading = leading
    self.textStyle = textStyle
  }
}

extension FontSpec {
  /// How much wider than standard the letters are drawn. No free face has SF's widths, so letters
  /// are stretched by 1 plus the width: a choice of Islet.
  var stretch: CGFloat { 1 + min(max(width, -0.5), 0.5) }
}
