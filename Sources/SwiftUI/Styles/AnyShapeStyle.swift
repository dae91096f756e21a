/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.resolve(style)
  }
}
