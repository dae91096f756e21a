/// Changes to a font; nil leaves the font as it is.
package struct FontModifications: Hashable, Sendable {
  /// Letters that are drawn as small capitals.
  enum SmallCaps: Hashable, Sendable { case lowercase, uppercase, all }

  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var smallCaps: SmallCaps?
  var leading: Font.Leading?
  var width: Font.Width?
  /// Multiplies the size.
  var scale: CGFloat = 1

  package init() {}

  mutating func addSmallCaps(_ added: SmallCaps) {
    smallCaps = smallCaps == nil || smallCaps == added ? added : .all
  }

  /// These changes first, then those of `other`, which win.
  func merging(_ other: FontModifications) -> FontModifications {
    var result = self
    if let weight = other.weight { result.weight = weight }
    if let isBold = other.isBold { result.isBold = isBold }
    if let isItalic = other.isItalic { result.isItalic = isItalic }
    if let design = other.design { result.design = design }
    if let isMonospaced = other.isMonospaced { result.isMonospaced = isMonospaced }
    if let digits = other.hasMonospacedDigits { result.hasMonospacedDigits = digits }
    if let smallCaps = other.smallCaps { result.smallCaps = smallCaps }
    if let leading = other.leading { result.leading = leading }
    if let width = other.width { result.width = width }
    result.scale *= other.scale
    return result
  }
}
