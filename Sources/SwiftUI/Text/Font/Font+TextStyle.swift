extension Font {
  /// What a text is for, from which its size follows. Apple's interface.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 36 points, bold at the standard text size.
    case extraLargeTitle
    /// 28 points, bold at the standard text size.
    case extraLargeTitle2
    /// 34 points at the standard text size.
    case largeTitle
    /// 28 points at the standard text size.
    case title
    /// 22 points at the standard text size.
    case title2
    /// 20 points at the standard text size.
    case title3
    /// 17 points, semibold at the standard text size.
    case headline
    /// 15 points at the standard text size.
    case subheadline
    /// 17 points at the standard text size.
    case body
    /// 16 points at the standard text size.
    case callout
    /// 13 points at the standard text size.
    case footnote
    /// 12 points at the standard text size.
    case caption
    /// 11 points at the standard text size.
    case caption2
  }
}

extension Font.TextStyle {
  /// The size in points for the text size that a person prefers.
  ///
  /// Source: Human Interface Guidelines, Typography. The two extra large titles are 36 and 28
  /// points at the standard text size and grow as `largeTitle` and `title` do: a choice of Islet.
  package func size(for typeSize: DynamicTypeSize) -> CGFloat {
    switch self {
    case .extraLargeTitle: 36 / 34 * Self.largeTitle.size(for: typeSize)
    case .extraLargeTitle2: Self.title.size(for: typeSize)
    default: row[typeSize.rawValue]
    }
  }

  /// The sizes in points from `xSmall` to `accessibility5`.
  private var row: [CGFloat] {
    switch self {
    case .extraLargeTitle, .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .extraLargeTitle2, .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The weight of the style, and the one that `bold()` gives it (Human Interface Guidelines).
  var weights: (regular: Font.Weight, emphasized: Font.Weight) {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: (.bold, .bold)
    case .largeTitle, .title, .title2: (.regular, .bold)
    case .headline: (.semibold, .semibold)
    default: (.regular, .semibold)
    }
  }
}
