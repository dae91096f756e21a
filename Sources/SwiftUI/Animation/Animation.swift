/// How a change happens over time.
///
/// Islet draws the state before and after a change, so an animation is carried along as a value:
/// it can be compared and described, and plays no part in a picture.
public struct Animation: Equatable, Hashable, Sendable {
  let curve: Curve
  private(set) var delay: TimeInterval = 0
  private(set) var speed = 1.0
  private(set) var repetition = Repetition.once

  enum Curve: Hashable, Sendable {
    case standard
    case timing(x1: Double, y1: Double, x2: Double, y2: Double, duration: TimeInterval?)
    case spring(duration: TimeInterval, bounce: Double, blend: TimeInterval)
    case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  enum Repetition: Hashable, Sendable {
    case once
    case times(Int, autoreverses: Bool)
    case forever(autoreverses: Bool)
  }

  init(_ curve: Curve) { self.curve = curve }

  /// The animation of the system.
  public static let `default` = Animation(.standard)

  /// Starts after a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// Runs faster or slower by a factor.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  /// Runs several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .times(repeatCount, autoreverses: autoreverses)
    return copy
  }

  /// Runs without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .forever(autoreverses: autoreverses)
    return copy
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "Animation(\(curve))" }
  public var debugDescription: String { description }
}

/// Curves of a fixed duration.
extension Animation {
  /// As fast at every moment.
  public static var linear: Animation { timing(0, 0, 1, 1, nil) }
  /// Slow at the start.
  public static var easeIn: Animation { timing(0.42, 0, 1, 1, nil) }
  /// Slow at the end.
  public static var easeOut: Animation { timing(0, 0, 0.58, 1, nil) }
  /// Slow at both ends.
  public static var easeInOut: Animation { timing(0.42, 0, 0.58, 1, nil) }

  /// As fast at every moment, for a time in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timing(0, 0, 1, 1, duration) }

  /// Slow at the start, for a time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timing(0.42, 0, 1, 1, duration)
  }

  /// Slow at the end, for a time in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timing(0, 0, 0.58, 1, duration)
  }

  /// Slow at both ends, for a time in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timing(0.42, 0, 0.58, 1, duration)
  }

  /// Along a Bézier curve with two control points, for a time in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timing(p1x, p1y, p2x, p2y, duration)
  }

  /// Along a curve, for a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    timing(curve.x1, curve.y1, curve.x2, curve.y2, duration)
  }

  private static func timing(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: TimeInterval?
  ) -> Animation {
    Animation(.timing(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
  }
}
