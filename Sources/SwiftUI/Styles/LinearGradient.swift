import Drawing

/// Colours that pass over along a line, in fractions of the area that is filled.
public struct LinearGradient: ShapeStyle, PrimitiveShapeStyle {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes the style of a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = AnyGradient(gradient)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes the style of colours at equal distances from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = AnyGradient(Gradient(colors: colors))
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes the style of stops from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = AnyGradient(Gradient(stops: stops))
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      StylePaint(
        .linear(stops: gradient.stops(in: environment), start: startPoint, end: endPoint)))
  }
}

extension LinearGradient: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    [
      FillNode(
        kind: "LinearGradient", style: context.environment.resolve(self),
        environment: context.environment)
    ]
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// The style of a gradient from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// The style of colours at equal distances from one point to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// The style of stops from one point to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// The style of a gradient without a direction from one point to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
