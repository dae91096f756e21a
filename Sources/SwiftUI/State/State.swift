/// A value that a view owns and changes. It is kept for as long as the view stays in the tree.
///
/// Before the view is evaluated for the first time the state has its initial value and cannot be
/// changed.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Makes a state with its first value.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes a state with its first value.
  public init(initialValue value: Value) { initial = value }

  /// The value. Setting it has the views that read it evaluated again.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { box?.binding ?? .constant(initial) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { true }
}

extension State: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    let states = context.graph.states
    box = states.object(for: context.identity) {
      StateBox(initial, in: states)
    }
  }
}
