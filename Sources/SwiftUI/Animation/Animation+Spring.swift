/// Curves that move like a spring.
extension Animation {
  /// A spring that hardly overshoots.
  public static var spring: Animation { spring() }
  /// A spring for changes that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring that does not overshoot.
  public static var smooth: Animation { smooth() }
  /// A spring that overshoots a little.
  public static var snappy: Animation { snappy() }
  /// A spring that overshoots clearly.
  public static var bouncy: Animation { bouncy() }

  /// A spring by its perceived duration in seconds and its bounce from -1 to 1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blend: blendDuration))
  }

  /// A spring by its response in seconds and its damping fraction; 1 does not overshoot.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }

  /// A spring described by a value.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// A spring for changes that follow a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for changes that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring that does not overshoot, unless bounce is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that overshoots a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots clearly.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring by the values of physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .physical(
        mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }

  /// A spring that adds itself to one that is still running.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  /// A spring that adds itself to one that is still running.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}

/// A spring by its perceived duration and its bounce.
public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds.
  public let duration: TimeInterval
  /// How far it overshoots: 0 not at all, up to 1; negative values are sluggish.
  public let bounce: Double

  /// Makes a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Makes a spring by its response in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// The response in seconds.
  public var response: Double { duration }
  /// The damping ratio; 1 does not overshoot.
  public var dampingRatio: Double { 1 - bounce }

  /// A spring that does not overshoot.
  public static var smooth: Spring { Spring() }
  /// A spring that overshoots a little.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring that overshoots clearly.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

/// A curve from (0, 0) to (1, 1) with two control points.
public struct UnitCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// A Bézier curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x,
      y2: endControlPoint.y)
  }

  /// A straight line.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow at the start.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}
