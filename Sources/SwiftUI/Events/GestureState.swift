/// A value that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// Makes a state; after the gesture it has this value again.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Makes a state; after the gesture it has this value again.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state that goes back to its first value in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Makes a state; a closure sets up the transaction in which it goes back.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    self.reset = reset
  }

  /// The value.
  public var wrappedValue: Value { box?.value ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value while the gesture goes on.
  package func set(_ value: Value) { box?.value = value }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil outside a gesture.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { true }
}

extension GestureState: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    let states = context.graph.states
    box = states.object(for: context.identity) {
      StateBox(initial, in: states)
    }
  }
}
