import Drawing

extension EnvironmentValues {
  /// What texts, symbols and shapes without a style of their own are filled with.
  ///
  /// - Parameter bounds: The area that gradients are fitted to, in points of the presentation.
  package func foregroundPaint(in bounds: CGRect) -> Paint {
    .color(colorScheme == .dark ? .white : .black)
  }
}

extension EnvironmentValues {
  /// The colour of dividers (layout: light 60 60 67 at 0.29, dark 84 84 88 at 0.6).
  package var separatorColor: RGBA {
    colorScheme == .dark ? RGBA(84, 84, 88, alpha: 0.6) : RGBA(60, 60, 67, alpha: 0.29)
  }
}
