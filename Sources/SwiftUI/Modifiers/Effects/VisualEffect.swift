import Drawing
import Foundation

/// Changes of how a view looks that leave its layout as it is. Apple's interface.
public protocol VisualEffect: Sendable {}

/// No change. Apple's interface.
public struct EmptyVisualEffect: VisualEffect, EffectList {
  var effects: [@MainActor @Sendable (Node) -> [GroupEffect]] { [] }

  /// Makes the effect that changes nothing.
  public init() {}
}

/// What effects are made of.
protocol EffectList: Sendable {
  /// The effects for a view in its place, the innermost first.
  var effects: [@MainActor @Sendable (Node) -> [GroupEffect]] { get }
}

private struct CombinedEffect: VisualEffect, EffectList {
  var effects: [@MainActor @Sendable (Node) -> [GroupEffect]]
}

extension VisualEffect {
  private func adding(
    _ effect: @escaping @MainActor @Sendable (Node) -> [GroupEffect]
  ) -> CombinedEffect {
    CombinedEffect(effects: ((self as? any EffectList)?.effects ?? []) + [effect])
  }

  private func transformed(
    around anchor: UnitPoint, _ transform: AffineTransform2D
  ) -> CombinedEffect {
    adding { [.transform(transform.around(anchor.point(in: $0.frame)))] }
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { _ in [.opacity(opacity)] }
  }

  /// - Parameter offset: In points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding { _ in [.transform(.translation(x: offset.width, y: offset.height))] }
  }

  /// Moves by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(around: anchor, .scale(x: scale.width, y: scale.height))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(around: anchor, .scale(x: scale, y: scale))
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    transformed(around: anchor, .scale(x: x, y: y))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(around: anchor, .rotation(radians: CGFloat(angle.radians)))
  }

  /// Turns around an axis in space; parts farther away are not drawn smaller.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    transformed(around: anchor, AffineTransform2D(rotation: angle, around: axis))
  }

  /// - Parameter radius: In points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { _ in [.blur(radius: radius)] }
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { _ in [.colorMatrix(.brightness(amount))] }
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { _ in [.colorMatrix(.contrast(amount))] }
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { _ in [.colorMatrix(.saturation(amount))] }
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { _ in [.colorMatrix(.saturation(1 - amount))] }
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { _ in [.colorMatrix(.hueRotation(angle))] }
  }
}

/// How far a view has scrolled into sight. Apple's interface.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  /// Whether the view is wholly in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in, 1 behind what is in sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls. Apple's interface.
public struct ScrollTransitionConfiguration: Sendable {
  private let name: String

  public static let identity = ScrollTransitionConfiguration(name: "identity")
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  public static let animated = ScrollTransitionConfiguration(name: "animated")

  /// - Parameter animation: How the change happens.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }

  /// The same with another part in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view is in sight. Apple's interface.
  public struct Threshold: Sendable {
    private let name: String

    public static let visible = Threshold(name: "visible")
    public static let hidden = Threshold(name: "hidden")
    public static let centered = Threshold(name: "centered")

    /// - Parameter amount: 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
}

extension View {
  /// Changes how the view looks by its place.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      EffectModifier { node in
        let proxy = GeometryProxy(frame: node.frame, environment: node.environment)
        let list = effect(EmptyVisualEffect(), proxy) as? any EffectList
        return list?.effects.flatMap { $0(node) } ?? []
      })
  }

  /// Changes how the view looks while it scrolls. In a picture it is wholly in sight.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }
}
