extension Text {
  /// The text with something set that it does not set yet: like views, the innermost modifier wins.
  private func setting<Value>(
    _ keyPath: WritableKeyPath<TextAttributes, Value?>, _ value: Value?
  ) -> Text {
    var copy = self
    copy.attributes[keyPath: keyPath] = attributes[keyPath: keyPath] ?? value
    return copy
  }

  /// Sets the font; nil takes the font around the text.
  public func font(_ font: Font?) -> Text { setting(\.font, font) }

  /// Sets the weight; nil takes that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    setting(\.fontModifications.weight, weight)
  }

  /// Sets the width; nil takes that of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { setting(\.fontModifications.width, width) }

  /// Sets the form of the letters; nil takes that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    setting(\.fontModifications.design, design)
  }

  /// Makes the words bold.
  public func bold() -> Text { bold(true) }

  /// Makes the words bold or not.
  public func bold(_ isActive: Bool) -> Text { setting(\.fontModifications.isBold, isActive) }

  /// Makes the words italic.
  public func italic() -> Text { italic(true) }

  /// Makes the words italic or not.
  public func italic(_ isActive: Bool) -> Text { setting(\.fontModifications.isItalic, isActive) }

  /// Gives all letters the same advance.
  public func monospaced(_ isActive: Bool = true) -> Text {
    setting(\.fontModifications.isMonospaced, isActive)
  }

  /// Gives all digits the same advance.
  public func monospacedDigit() -> Text { setting(\.fontModifications.hasMonospacedDigits, true) }

  /// Sets the colour; nil takes the style around the text.
  public func foregroundColor(_ color: Color?) -> Text {
    setting(\.foreground, color.map { StyleReference($0) })
  }

  /// Sets the style the words are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    setting(\.foreground, StyleReference(style))
  }

  /// Adds a distance after each character, in points. Ligatures are kept apart.
  public func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }

  /// Adds a distance after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }

  /// Raises the words, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    setting(\.baselineOffset, baselineOffset)
  }

  /// Draws a line under the words.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern under the words.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    setting(\.underline, .init(isActive: isActive, pattern: pattern, color: color))
  }

  /// Draws a line through the words.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern through the words.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    setting(\.strikethrough, .init(isActive: isActive, pattern: pattern, color: color))
  }

  /// Scales the words beside others of the same font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    setting(\.scale, isEnabled ? scale : nil)
  }
}
