/// A transition whose type is hidden. Islet draws views in their places, where it changes nothing.
@frozen
public struct AnyTransition: Sendable {
  private init() {}

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {}

  /// Comes and goes without any transition.
  public static let identity = AnyTransition()
  /// Fades in and out.
  public static let opacity = AnyTransition()
  /// Comes from the leading edge and leaves by the trailing one.
  public static var slide: AnyTransition { AnyTransition() }
  /// Grows from nothing.
  public static var scale: AnyTransition { AnyTransition() }

  /// Grows from a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Comes and goes by an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Pushes the view before it out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Comes from a distance, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Comes from a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Applies one modifier at the ends and another while the view is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// This transition and another one together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// This transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
