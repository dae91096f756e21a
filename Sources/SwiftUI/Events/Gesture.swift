/// Something that a finger does.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Primitive gestures have no body; Islet never asks for it.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body.") }
}

extension Gesture {
  /// Runs a closure when the gesture is over.
  public nonisolated func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs a closure when the value of the gesture changes.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }

  /// Tells something else.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Keeps a state up to date while the gesture goes on.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// This gesture and another one at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another one.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another one.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture with something to do at its end.
public nonisolated struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value

  package let base: Base
  package let action: (Base.Value) -> Void
}

/// A gesture with something to do while it goes on.
public nonisolated struct _ChangedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value

  package let base: Base
  package let action: (Base.Value) -> Void
}

/// A gesture that tells something else.
public nonisolated struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never

  package let base: Base
  package let transform: (Base.Value) -> Value
}

/// A gesture that keeps a state up to date.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state.
  package var update: (Base.Value, inout State, inout Transaction) -> Void
}

/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What both gestures tell, so far.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  /// Makes a gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One gesture after the other.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// How far the gestures have come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  /// Makes a gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One gesture or the other.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// Which gesture it was.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  /// Makes a gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  package let base: any Gesture

  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }
}
