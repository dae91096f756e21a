import Drawing

/// The shape of the container around a view: of the presentation, or what `containerShape` sets.
@frozen
public struct ContainerRelativeShape: Shape {
  /// Makes the shape.
  public init() {}

  /// A rectangle: which shape it is, is only known in a presentation.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: EnvironmentalShape {
  func shape(in environment: EnvironmentValues) -> any Shape {
    environment.containerShape?.shape
      ?? RoundedRectangle(
        cornerRadius: environment.containerCornerRadius)
  }
}

extension ContainerRelativeShape: InsettableShape {
  /// The shape of the container, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetContainerShape(amount: amount)
  }
}

struct _InsetContainerShape: InsettableShape, EnvironmentalShape, WrapperShape {
  let amount: CGFloat

  var wrappedShape: ContainerRelativeShape { ContainerRelativeShape() }

  func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

  func shape(in environment: EnvironmentValues) -> any Shape {
    func smaller<S: InsettableShape>(_ shape: S) -> any Shape { shape.inset(by: amount) }
    guard let shape = ContainerRelativeShape().shape(in: environment) as? any InsettableShape
    else { return self }
    return smaller(shape)
  }

  func inset(by amount: CGFloat) -> _InsetContainerShape {
    _InsetContainerShape(amount: self.amount + amount)
  }
}

/// A shape as a value of the environment.
struct ContainerShape: Sendable {
  let shape: any Shape
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey { static let defaultValue: ContainerShape? = nil }
  private enum CornerRadiusKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

  /// The shape that `containerShape` set.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }

  /// The corner radius of the presentation in points, which shapes relative to it have.
  package var containerCornerRadius: CGFloat {
    get { self[CornerRadiusKey.self] }
    set { self[CornerRadiusKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that container relative shapes have.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    changingEnvironment { $0.containerShape = ContainerShape(shape: shape) }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around a view.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
