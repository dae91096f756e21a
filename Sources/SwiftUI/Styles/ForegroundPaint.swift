import Drawing

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey { static let defaultValue: StyleLayer? = nil }

  var foregroundLayer: StyleLayer? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  mutating func setForeground(_ styles: [any ShapeStyle]) {
    foregroundLayer = StyleLayer(styles, outer: foregroundLayer)
  }

  /// The style of texts, symbols and shapes that have none of their own: the label colours, until
  /// a modifier sets another.
  package var foreground: ResolvedStyle {
    guard let layer = foregroundLayer else {
      return ResolvedStyle(SystemColor.labels, in: self)
    }
    var outside = self
    outside.foregroundLayer = layer.outer
    return layer.resolved(in: outside)
  }

  /// How many levels of the foreground style a modifier set; 0 where none did.
  package var foregroundStyleCount: Int { foregroundLayer?.styles.count ?? 0 }

  /// What texts, symbols and shapes without a style of their own are filled with.
  ///
  /// - Parameters:
  ///   - bounds: The area that gradients are fitted to, in points of the presentation.
  ///   - level: The hierarchical level, 0 for primary.
  package func foregroundPaint(in bounds: CGRect, level: Int = 0) -> Paint {
    foreground.level(level).paint(in: bounds)
  }

  /// The colour of dividers.
  package var separatorColor: RGBA { SystemColor.separator.rgba(in: self) }
}

/// The foreground style around a view.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Makes the style.
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foreground
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style around a view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets the style of texts, symbols and shapes.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setForeground([style]) }
  }

  /// Sets the first two levels of the style of texts, symbols and shapes.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changingEnvironment { $0.setForeground([primary, secondary]) }
  }

  /// Sets the first three levels of the style of texts, symbols and shapes.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingEnvironment { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// Sets the colour of texts, symbols and shapes; nil brings back the standard one.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { values in
      if let color { values.setForeground([color]) } else { values.foregroundLayer = nil }
    }
  }
}
