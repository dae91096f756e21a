/// How a view comes and goes.
@MainActor
@preconcurrency
public protocol Transition {
  /// The view that the transition makes.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body

  /// Facts about the transition.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  /// The standard facts.
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// This transition and another one together.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

/// Where a view stands in a transition.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// Whether the view is simply there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 during and 1 after the time that the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Facts about a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something.
  public var hasMotion: Bool

  /// Makes the facts.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

private nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  // A picture shows the view in its place, where no transition changes it.
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content }
}
