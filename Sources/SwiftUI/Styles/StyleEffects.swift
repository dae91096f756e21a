import Drawing

/// A style whose paints are changed.
struct ModifiedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  let change: @Sendable (StylePaint, EnvironmentValues) -> StylePaint

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.resolve(base).map { change($0, environment) }
  }
}

extension ShapeStyle {
  /// This style, less opaque by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedStyle(base: self) { paint, _ in paint.opacity(opacity) }
  }

  /// This style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedStyle(base: self) { paint, environment in
      var copy = paint
      copy.shadows.append(
        StylePaint.Shadow(
          color: style.color.rgba(in: environment), radius: style.radius, offset: style.offset,
          isInner: style.isInner))
      return copy
    }
  }

  /// This style, mixed with what lies below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedStyle(base: self) { paint, _ in
      var copy = paint
      copy.blendMode = mode.drawing
      return copy
    }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, less opaque by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The foreground style, mixed with what lies below.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}
