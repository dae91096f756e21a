import Drawing

/// What a style is in one environment: a paint for each of the five hierarchical levels.
package struct ResolvedStyle: Sendable {
  /// How many levels there are: primary, secondary, tertiary, quaternary, quinary.
  package static let levelCount = 5

  /// The opacity of the levels of a style that has only one paint.
  ///
  /// The first four were found in Apple's binaries; the last is a choice of Islet.
  package static let levelOpacities = SystemColor.hierarchicalOpacities + [0.12]

  /// One paint a level; always five.
  private var levels: [StylePaint]

  /// Derives the levels of one paint by opacity.
  package init(_ paint: StylePaint) {
    levels = Self.levelOpacities.map { paint.opacity($0) }
  }

  /// Takes the paints of the first levels; further levels look like the last of them.
  ///
  /// - Precondition: There is at least one paint.
  package init(levels: [StylePaint]) {
    precondition(!levels.isEmpty, "A style has at least one paint.")
    self.levels = levels
    while self.levels.count < Self.levelCount { self.levels.append(levels[levels.count - 1]) }
  }

  package init(_ color: RGBA) { self.init(StylePaint(.color(color))) }

  /// The paint of a level, 0 for primary.
  package func level(_ index: Int) -> StylePaint {
    levels[min(max(index, 0), levels.count - 1)]
  }

  /// The style whose primary level is this style's level `index`.
  package func offset(by index: Int) -> ResolvedStyle {
    ResolvedStyle(levels: Array(levels.dropFirst(min(max(index, 0), levels.count - 1))))
  }

  package func map(_ transform: (StylePaint) -> StylePaint) -> ResolvedStyle {
    ResolvedStyle(levels: levels.map(transform))
  }

  /// The primary paint, without shadows and blend mode.
  package func paint(in bounds: CGRect) -> Paint { levels[0].paint(in: bounds) }

  /// The primary colour, where the style is one plain colour.
  package var color: RGBA? {
    guard case .color(let color) = levels[0].fill else { return nil }
    return color
  }
}
