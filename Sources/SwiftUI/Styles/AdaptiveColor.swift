import Drawing

/// A colour that differs between light and dark appearance.
package struct AdaptiveColor: Hashable, Sendable {
  package var light: RGBA
  package var dark: RGBA

  package init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark ? dark : light
  }
}

extension SystemColor {
  /// The label colours, one a hierarchical level.
  static let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
  /// The fill colours, one a hierarchical level.
  static let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
  /// The grounds of a screen and of what lies on it, one a hierarchical level.
  static let backgrounds: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    rgba(dark: environment.colorScheme == .dark)
  }
}

extension ResolvedStyle {
  /// The levels that the system's colours have.
  init(_ colors: [SystemColor], in environment: EnvironmentValues) {
    self.init(levels: colors.map { StylePaint(.color($0.rgba(in: environment))) })
  }
}
