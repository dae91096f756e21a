/// Gives buttons a look; the tap stays as it is.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on the button. In a picture there is none.
  public let isPressed: Bool
}

/// Gives buttons a look and says what starts their action.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The look and the behaviour of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style that starts its action sees it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let runsIntent: Bool
  let action: @MainActor () -> Void

  /// Starts the action.
  @MainActor @preconcurrency public func trigger() { action() }
}
