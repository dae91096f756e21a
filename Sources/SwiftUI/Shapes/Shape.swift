import Drawing

/// An outline that fits itself into a rectangle; as a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// How the shape is to be understood.
  nonisolated static var role: ShapeRole { get }

  /// What happens to the outline where reading goes from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size for a proposal, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How a shape is to be understood.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between things.
  case separator
}

/// What happens to a view where reading goes from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never mirrored.
  case fixed
  /// Mirrored where reading has the opposite direction.
  case mirrors(in: LayoutDirection)
  /// Mirrored where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
  /// The shape is an area.
  public nonisolated static var role: ShapeRole { .fill }

  /// The shape is mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All that is proposed; 10 points in an axis that nobody proposes a length for.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The name of the shape for people who read the tree of a picture.
  var shapeName: String {
    if let wrapper = self as? any WrapperShape { return wrapper.wrappedShape.shapeName }
    let name = String(describing: Self.self)
    return name.prefix { $0 != "<" }.description
  }

  /// The shape as it is in an environment.
  func resolved(in environment: EnvironmentValues) -> any Shape {
    (self as? any EnvironmentalShape)?.shape(in: environment) ?? self
  }
}

/// A shape that changes another one.
protocol WrapperShape {
  associatedtype Wrapped: Shape
  var wrappedShape: Wrapped { get }
}

/// A shape that depends on its surroundings.
protocol EnvironmentalShape {
  func shape(in environment: EnvironmentValues) -> any Shape
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount in points on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
