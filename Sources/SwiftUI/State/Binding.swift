/// Reads and writes a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that changes through the binding take part in.
  public var transaction = Transaction()
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  /// Where the value is kept; nil when only the closures know.
  private let location: BindingLocation?

  /// Makes a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = { value, _ in set(value) }
    location = nil
  }

  /// Makes a binding of two closures; the second is told of the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
    location = nil
  }

  /// Makes a binding to what is kept at a place.
  init(
    location: BindingLocation?, get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    self.location = location
    getter = get
    setter = set
  }

  /// Makes the same binding again.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    derived(
      at: location.map { .part($0, keyPath) }, get: { $0[keyPath: keyPath] },
      set: { $0[keyPath: keyPath] = $1 })
  }

  /// A binding to something that is read from the value and put back into it.
  func derived<Subject>(
    at location: BindingLocation? = nil, get: @escaping (Value) -> Subject,
    set: @escaping (inout Value, Subject) -> Void
  ) -> Binding<Subject> {
    let base = self
    var binding = Binding<Subject>(
      location: location, get: { get(base.wrappedValue) },
      set: { newValue, transaction in
        var value = base.wrappedValue
        set(&value, newValue)
        base.transaction(transaction).wrappedValue = value
      })
    binding.transaction = transaction
    return binding
  }

  /// A binding whose changes take part in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding: DynamicProperty {}

/// Where a binding's value is kept.
indirect enum BindingLocation: Hashable {
  /// A state, or a constant object.
  case object(ObjectIdentifier)
  /// A part of a value that is kept elsewhere, or of an object.
  case part(BindingLocation, AnyKeyPath)
}

extension Binding: ComparableInput {
  /// Bindings to the same place are the same, whatever is in it: whoever reads it depends on it.
  package func isSameInput(as other: Binding<Value>) -> Bool {
    location != nil && location == other.location
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Makes a binding to an optional of a binding to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(
      get: { Optional($0) },
      set: { value, newValue in
        if let newValue { value = newValue }
      })
  }

  /// Makes a binding to the value of an optional, or nil when there is none at the moment.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    // After the value is gone, the last one known stands in until the view is evaluated again.
    self = base.derived(get: { $0 ?? present }, set: { $0 = $1 })
  }

  /// Makes a binding to a hashable value whose type is hidden.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      get: { AnyHashable($0) },
      set: { value, newValue in
        if let typed = newValue.base as? V { value = typed }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
