import Drawing

/// A blurred, translucent layer.
///
/// A Live Activity has nothing behind it that Islet could blur, so a material is a flat colour per
/// appearance; the colours are a choice of Islet, made to look like the material over a plain ground.
public struct Material: Sendable, Hashable, ShapeStyle, PrimitiveShapeStyle {
  let thickness: Thickness

  enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  /// The most translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A material more translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// A material somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// A material more opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// The least translucent material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of toolbars.
  public static let bar = Material(thickness: .bar)

  private var color: AdaptiveColor {
    let (light, dark): (Double, Double) =
      switch thickness {
      case .ultraThin: (0.44, 0.5)
      case .thin: (0.6, 0.62)
      case .regular: (0.74, 0.74)
      case .thick: (0.85, 0.84)
      case .ultraThick: (0.93, 0.92)
      case .bar: (0.8, 0.8)
      }
    return AdaptiveColor(
      light: RGBA(246, 246, 248, alpha: light), dark: RGBA(40, 40, 42, alpha: dark))
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(color.rgba(in: environment))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .init(thickness: .ultraThin) }
  /// A material more translucent than opaque.
  public static var thinMaterial: Material { .init(thickness: .thin) }
  /// A material somewhat translucent.
  public static var regularMaterial: Material { .init(thickness: .regular) }
  /// A material more opaque than translucent.
  public static var thickMaterial: Material { .init(thickness: .thick) }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .init(thickness: .ultraThick) }
  /// The material of toolbars.
  public static var bar: Material { .init(thickness: .bar) }
}
