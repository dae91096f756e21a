/// Something that an intent needs and the app registered: `@Dependency var store: Store`. Apple's
/// interface.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let replacement: ValueCell<Value>

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    replacement = ValueCell(nil)
  }

  /// Reading a dependency that was never added is a programmer's error, as on iOS.
  public var wrappedValue: Value {
    get {
      guard let value = replacement.value ?? manager.dependency(Value.self, key: key) else {
        preconditionFailure(
          """
          No dependency of type \(Value.self) was added. Call \
          AppDependencyManager.shared.add(dependency:) when the app starts.
          """)
      }
      return value
    }
    nonmutating set { replacement.value = newValue }
  }
}
