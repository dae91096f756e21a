/// What modifiers say about the look of words; nil leaves it to what lies around.
package struct TextAttributes: Equatable, Sendable {
  /// A line under or through words.
  struct Line: Equatable, Sendable {
    var isActive: Bool
    var pattern = Text.LineStyle.Pattern.solid
    var color: Color?
  }

  var font: Font?
  var fontModifications = FontModifications()
  var foreground: StyleReference?
  var background: Color?
  /// Distances after each character in points. Tracking wins over kerning (Apple's documentation).
  var tracking: CGFloat?
  var kerning: CGFloat?
  /// How far the words are raised, in points.
  var baselineOffset: CGFloat?
  var underline: Line?
  var strikethrough: Line?
  var scale: Text.Scale?
  var link: URL?
  /// What a screen reader says instead.
  var accessibilityLabel: TextReference?

  package init() {}

  /// These attributes, and those of `inner`, which win.
  func merging(_ inner: TextAttributes) -> TextAttributes {
    var result = inner
    result.font = inner.font ?? font
    result.fontModifications = fontModifications.merging(inner.fontModifications)
    result.foreground = inner.foreground ?? foreground
    result.background = inner.background ?? background
    result.tracking = inner.tracking ?? tracking
    result.kerning = inner.kerning ?? kerning
    result.baselineOffset = inner.baselineOffset ?? baselineOffset
    result.underline = inner.underline ?? underline
    result.strikethrough = inner.strikethrough ?? strikethrough
    result.scale = inner.scale ?? scale
    result.link = inner.link ?? link
    result.accessibilityLabel = inner.accessibilityLabel ?? accessibilityLabel
    return result
  }
}

/// A style of any type, comparable where the style itself is.
struct StyleReference: Equatable, Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  static func == (left: StyleReference, right: StyleReference) -> Bool {
    guard let left = left.style as? any Hashable, let right = right.style as? any Hashable else {
      return false
    }
    return AnyHashable(left) == AnyHashable(right)
  }
}

/// A text inside the attributes of a text.
final class TextReference: Equatable, Sendable {
  let text: Text

  init(_ text: Text) { self.text = text }

  static func == (left: TextReference, right: TextReference) -> Bool { left.text == right.text }
}
