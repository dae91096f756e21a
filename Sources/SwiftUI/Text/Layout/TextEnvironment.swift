import Drawing

/// How texts are set.
extension EnvironmentValues {
  private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private enum ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
  private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private enum TruncationKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }
  private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
  private enum CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  private enum AttributesKey: EnvironmentKey { static let defaultValue = TextAttributes() }
  private enum LanguageKey: EnvironmentKey { static let defaultValue: Locale.Language? = nil }

  /// How the lines of a text lie within the text's own width.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The greatest number of lines; nil is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines whose height a text takes at least.
  package var reservedLineCount: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// The distance added between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where words are left out when they do not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How far a font may shrink to fit, 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move together to fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The case that texts are shown in; nil is their own.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The look of words that says nothing themselves.
  package var textAttributes: TextAttributes {
    get { self[AttributesKey.self] }
    set { self[AttributesKey.self] = newValue }
  }

  /// The language that texts are set in, where it is not that of the locale.
  package var typesettingLanguage: Locale.Language? {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}
