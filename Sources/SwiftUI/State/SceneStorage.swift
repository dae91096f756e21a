/// A small value that a scene keeps by name.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var box: StateBox<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { box?.binding ?? .constant(initial) }
}

extension SceneStorage: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { key == other.key }
}

extension SceneStorage: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    let states = context.graph.states
    box = states.object(for: ViewIdentity.root.appending("SceneStorage").appending(key)) {
      StateBox(initial, in: states)
    }
  }
}

extension SceneStorage {
  /// A truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initial: wrappedValue)
  }

  /// An integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initial: wrappedValue)
  }

  /// A number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initial: wrappedValue)
  }

  /// A text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initial: wrappedValue)
  }

  /// A URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initial: wrappedValue)
  }

  /// Bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initial: wrappedValue)
  }

  /// A value that an integer stands for.
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue)
  }

  /// A value that a text stands for.
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue)
  }

  /// A value that may be missing.
  public init<T>(_ key: String) where Value == T? { self.init(key: key, initial: nil) }
}
