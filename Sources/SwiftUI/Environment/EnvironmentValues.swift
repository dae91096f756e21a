/// Names a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nothing sets another.
  static var defaultValue: Value { get }
}

/// Values that a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an environment in which everything has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An observable object that was put into the environment by its type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }

  /// The number of values that were set.
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}

/// A key without a public name: the value that `Key` stands for.
package protocol IsletEnvironmentKey: EnvironmentKey {}
