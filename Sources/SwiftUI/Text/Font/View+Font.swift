extension View {
  /// Sets the font of texts; nil takes the font that is standard for the place.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the font; nil takes that of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontModifications.weight, weight)
  }

  /// Sets the width of the font; nil takes that of the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontModifications.width, width)
  }

  /// Sets the form of the letters; nil takes that of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontModifications.design, design)
  }

  /// Makes texts bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontModifications.isBold, isActive)
  }

  /// Makes texts italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontModifications.isItalic, isActive)
  }

  /// Gives all letters the same advance.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontModifications.isMonospaced, isActive)
  }

  /// Gives all digits the same advance.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.fontModifications.hasMonospacedDigits, true)
  }
}
