import Drawing

/// A shape whose type is hidden.
public struct AnyShape: Shape, EnvironmentalShape {
  let base: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { base = shape }

  /// The outline.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// What the hidden shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func shape(in environment: EnvironmentValues) -> any Shape { base.resolved(in: environment) }
}
