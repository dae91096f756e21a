/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case reader((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .reader { values in
      guard let object = values[objectType] else {
        fatalError(
          "No \(objectType) is in the environment. Add it with .environment(_:) on a view above.")
      }
      return object
    }
  }

  /// Reads an observable object by its type, or nil when there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .reader { $0[objectType] }
  }

  /// The value. Outside a view's body it is that of an empty environment.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .reader(let reader): reader(environment)
    }
  }
}

extension Environment: ComparableInput {
  package func isSameInput(as other: Self) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let own), .keyPath(let other)): own == other
    // What a reader reads follows from the type.
    case (.reader, .reader): true
    default: false
    }
  }
}

extension Environment: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    let value = read(context.environment)
    self.value = value
    context.depend(on: value)
  }
}

extension Environment: Sendable where Value: Sendable {}
extension Environment.Source: @unchecked Sendable where Value: Sendable {}
