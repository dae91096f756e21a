/// A transition that is known by name and leaves the view in its place as it is.
public protocol _NamedTransition: Transition {}

extension _NamedTransition {
  /// The view as it is.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// Comes and goes without any transition.
public nonisolated struct IdentityTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// Makes the transition.
  public nonisolated init() {}
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes without any transition.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

/// Fades in and out.
public nonisolated struct OpacityTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// Makes the transition.
  public nonisolated init() {}
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Comes from the leading edge and leaves by the trailing one.
public nonisolated struct SlideTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// Makes the transition.
  public nonisolated init() {}
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and leaves by the trailing one.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

/// Comes and goes by an edge.
public nonisolated struct MoveTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// The edge.
  public var edge: Edge

  /// Makes the transition for an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

/// Pushes the view before it out.
public nonisolated struct PushTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// The edge that the view comes from.
  public var edge: Edge

  /// Makes the transition for an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

/// Comes from a distance, in points.
public nonisolated struct OffsetTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// The distance.
  public var offset: CGSize

  /// Makes the transition for a distance.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

/// Grows and shrinks.
public nonisolated struct ScaleTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// The scale at the start.
  public var scale: Double
  /// What stays in its place.
  public var anchor: UnitPoint

  /// Makes the transition for a scale.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

/// Blurs while one view takes the place of another.
public nonisolated struct BlurReplaceTransition: _NamedTransition, Sendable {
  public typealias Body = Content

  /// Where the views move.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Down and up.
    public static let downUp = Configuration(name: "downUp")
    /// Both up.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Where the views move.
  public var configuration: Configuration

  /// Makes the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

/// Comes in one way and goes in another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  _NamedTransition
{
  public typealias Body = Content

  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Makes a transition of two.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension Transition where Self == MoveTransition {
  /// Comes and goes by an edge.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Pushes the view before it out.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Comes from a distance, in points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// Comes from a distance, in points.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing.
  @MainActor @preconcurrency public static var scale: Self { Self(0) }

  /// Grows from a scale.
  @MainActor @preconcurrency public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs while one view takes the place of another.
  @MainActor @preconcurrency public static var blurReplace: Self { Self(configuration: .downUp) }

  /// Blurs while one view takes the place of another.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    Self(configuration: config)
  }
}
