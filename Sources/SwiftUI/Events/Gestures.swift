/// One or several taps.
public nonisolated struct TapGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Void

  /// How many taps.
  public var count: Int

  /// Makes a gesture of some taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

/// One or several taps, and where.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place in points.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// The space in which the place is measured.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of some taps.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

/// A finger that stays for a while.
public nonisolated struct LongPressGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Bool

  /// For how long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest, in points.
    ///
    /// A quarter of a second at its present speed: a choice of Islet.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would come, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are measured.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// Two fingers that move apart.
public nonisolated struct MagnifyGesture: Gesture, Sendable {
  public typealias Body = Never

  /// How far apart.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The factor since the beginning.
    public var magnification: CGFloat
    /// How fast the factor changes, per second.
    public var velocity: CGFloat
    /// The middle at the beginning, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The middle at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// The least change of the factor before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: Gesture {
  public typealias Body = Never

  /// How far.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle since the beginning.
    public var rotation: Angle
    /// How fast the angle changes, per second.
    public var velocity: Angle
    /// The middle at the beginning, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The middle at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// The least angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that move apart, told as a factor.
public nonisolated struct MagnificationGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = CGFloat

  /// The least change of the factor before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn, told as an angle.
public nonisolated struct RotationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Angle

  /// The least angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
