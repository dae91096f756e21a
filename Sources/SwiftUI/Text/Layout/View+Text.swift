extension View {
  /// Sets how the lines of texts lie within a text's own width.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Limits the number of lines; nil is no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View { limitingLines(nil, number) }

  /// Limits the number of lines to a range; the height of the least number is always taken.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    limitingLines(limit.lowerBound, limit.upperBound)
  }

  /// Takes the height of a number of lines, or more.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    limitingLines(limit.lowerBound, nil)
  }

  /// Limits the number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    limitingLines(nil, limit.upperBound)
  }

  /// Limits the number of lines, and takes the height of so many if wanted.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitingLines(reservesSpace ? limit : nil, limit)
  }

  private nonisolated func limitingLines(_ least: Int?, _ greatest: Int?) -> some View {
    changingEnvironment {
      $0.lineLimit = greatest.map { max($0, 1) }
      $0.reservedLineCount = least ?? 0
    }
  }

  /// Adds a distance between lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where words are left out when they do not fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets fonts shrink to fit, down to a factor from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0), 1))
  }

  /// Lets letters move together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Shows texts in one case; nil shows them as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Scales texts beside others of the same font.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingEnvironment { if isEnabled { $0.textAttributes.scale = scale } }
  }

  /// Adds a distance after each character, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textAttributes.kerning, kerning)
  }

  /// Adds a distance after each character, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textAttributes.tracking, tracking)
  }

  /// Raises texts, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textAttributes.baselineOffset, baselineOffset)
  }

  /// Draws a line under texts.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textAttributes.underline, .init(isActive: isActive, pattern: pattern, color: color))
  }

  /// Draws a line through texts.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textAttributes.strikethrough, .init(isActive: isActive, pattern: pattern, color: color))
  }

  /// Sets the language by which the characters of texts are drawn.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    changingEnvironment { if isEnabled { $0.typesettingLanguage = language } }
  }

  /// Sets the language by which the characters of texts are drawn.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    changingEnvironment { if isEnabled { $0.typesettingLanguage = language.language } }
  }
}

/// The language by which the characters of texts are drawn. Apple's interface.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// The language of the locale.
  public static let automatic = TypesettingLanguage(language: nil)

  /// One language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
