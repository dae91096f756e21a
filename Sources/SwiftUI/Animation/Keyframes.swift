/// Values over time. Apple's interface. Islet draws where they begin.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  /// What these keyframes are made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Values of one property over time. Apple's interface.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>
where Content.Value == Value {
  private let content: Content

  /// Makes the track of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.content = content()
  }

  /// Makes the track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.content = content()
  }
}

/// Values of a property, one after the other. Apple's interface.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent

  /// What this content is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A value that is reached along a line. Apple's interface.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// The keyframe itself.
  public var body: Self { return self }

  /// - Parameter duration: In seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
  }
}

/// A value that is reached along a curve. Apple's interface.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// The keyframe itself.
  public var body: Self { return self }

  /// - Parameter duration: In seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
  }
}

/// A value that is reached as by a spring. Apple's interface.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// The keyframe itself.
  public var body: Self { return self }

  /// - Parameter duration: In seconds; nil until the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
  }
}

/// A value that is reached at once. Apple's interface.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// The keyframe itself.
  public var body: Self { return self }

  public init(_ to: Value) { self.to = to }
}

/// Several keyframes of a track.
public struct _KeyframeTrackSequence<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes themselves.
  public var body: Self { return self }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The tracks themselves.
  public var body: Self { return self }
}

/// Puts the keyframes of a track together. Apple's interface.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  public static func buildBlock() -> _KeyframeTrackSequence<Value> { .init() }

  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> _KeyframeTrackSequence<Value> where K.Value == Value {
    .init()
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: _KeyframeTrackSequence<Value>, next: K
  ) -> _KeyframeTrackSequence<Value> where K.Value == Value {
    accumulated
  }

  public static func buildArray(
    _ components: [_KeyframeTrackSequence<Value>]
  ) -> _KeyframeTrackSequence<Value> {
    .init()
  }

  public static func buildEither(
    first component: _KeyframeTrackSequence<Value>
  ) -> _KeyframeTrackSequence<Value> {
    component
  }

  public static func buildEither(
    second component: _KeyframeTrackSequence<Value>
  ) -> _KeyframeTrackSequence<Value> {
    component
  }
}

/// Puts tracks together. Apple's interface.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Keyframes that stand alone are those of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeTracks<Value> where K.Value == Value {
    .init()
  }

  public static func buildExpression<V, C>(
    _ expression: KeyframeTrack<Value, V, C>
  ) -> _KeyframeTracks<Value> {
    .init()
  }

  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value {
    .init()
  }

  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    .init()
  }
}
