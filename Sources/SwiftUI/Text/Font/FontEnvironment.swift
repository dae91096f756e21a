import Drawing

/// The fonts of a view.
extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private enum DefaultFontKey: EnvironmentKey { static let defaultValue = Font.body }
  private enum FontModificationsKey: EnvironmentKey {
    static let defaultValue = FontModifications()
  }

  /// The font of texts; nil takes the font that is standard for the place.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The font of texts that set none: body, or what the presentation gives.
  package var defaultFont: Font {
    get { self[DefaultFontKey.self] }
    set { self[DefaultFontKey.self] = newValue }
  }

  /// What modifiers around the view change about its font.
  package var fontModifications: FontModifications {
    get { self[FontModificationsKey.self] }
    set { self[FontModificationsKey.self] = newValue }
  }

  /// The font of texts and symbols that say nothing themselves.
  package var fontSpec: FontSpec {
    (font ?? defaultFont).resolved(for: dynamicTypeSize, applying: fontModifications)
  }
}
