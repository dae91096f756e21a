import Drawing

/// Colours that pass over around a centre, clockwise from 3 o'clock.
public struct AngularGradient: ShapeStyle, PrimitiveShapeStyle {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes the style of a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes the style of colours at equal distances between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = AnyGradient(Gradient(colors: colors))
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes the style of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = AnyGradient(Gradient(stops: stops))
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes the style of a gradient once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    startAngle = angle
    endAngle = angle + .degrees(360)
  }

  /// Makes the style of colours at equal distances once around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = AnyGradient(Gradient(colors: colors))
    self.center = center
    startAngle = angle
    endAngle = angle + .degrees(360)
  }

  /// Makes the style of stops once around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    gradient = AnyGradient(Gradient(stops: stops))
    self.center = center
    startAngle = angle
    endAngle = angle + .degrees(360)
  }

  init(any gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    startAngle = angle
    endAngle = angle + .degrees(360)
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      StylePaint(
        .angular(
          stops: gradient.stops(in: environment), center: center, start: startAngle,
          end: endAngle)))
  }
}

extension AngularGradient: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    [
      FillNode(
        kind: "AngularGradient", style: context.environment.resolve(self),
        environment: context.environment)
    ]
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// The style of a gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The style of colours at equal distances between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The style of stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The style of a gradient without a direction between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(any: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The style of a gradient once around.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// The style of colours at equal distances once around.
  public static func angularGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// The style of stops once around.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// The style of a gradient without a direction once around.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(any: gradient, center: center, angle: angle)
  }

  /// The style of a gradient once around.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// The style of colours at equal distances once around.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// The style of stops once around.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// The style of a gradient without a direction once around.
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(any: gradient, center: center, angle: angle)
  }
}
