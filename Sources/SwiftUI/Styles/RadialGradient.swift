import Drawing

/// Colours that pass over from a centre outwards; radii are points.
public struct RadialGradient: ShapeStyle, PrimitiveShapeStyle {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes the style of a gradient between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes the style of colours at equal distances between two radii, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = AnyGradient(Gradient(colors: colors))
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes the style of stops between two radii, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = AnyGradient(Gradient(stops: stops))
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  init(any gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      StylePaint(
        .radial(
          stops: gradient.stops(in: environment), center: center, startRadius: startRadius,
          endRadius: endRadius)))
  }
}

extension RadialGradient: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    [
      FillNode(
        kind: "RadialGradient", style: context.environment.resolve(self),
        environment: context.environment)
    ]
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// The style of a gradient between two radii, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The style of colours at equal distances between two radii, in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The style of stops between two radii, in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The style of a gradient without a direction between two radii, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(any: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
