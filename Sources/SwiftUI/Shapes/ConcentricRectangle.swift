/// A rectangle whose corners share their centres with those of what is around. Apple's interface.
///
/// Islet gives it the corners of the container, as `ContainerRelativeShape` has them: a choice.
public struct ConcentricRectangle: Shape {
  /// Makes a rectangle with the corners of what is around.
  public init() {}

  /// A rectangle: which corners it has, is only known in a presentation.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ConcentricRectangle: EnvironmentalShape {
  func shape(in environment: EnvironmentValues) -> any Shape {
    ContainerRelativeShape().shape(in: environment)
  }
}

extension ConcentricRectangle: InsettableShape {
  /// The shape, smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetContainerShape(amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape around buttons with a border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
