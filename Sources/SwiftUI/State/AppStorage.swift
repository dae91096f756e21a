/// A value in the user's defaults that views read and write.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let read: (UserDefaults, String) -> Value?
  private let write: (UserDefaults, String, Value) -> Void
  private var inherited: UserDefaults?
  private var onChange: (@Sendable () -> Void)?

  init(
    _ key: String, store: UserDefaults?, initial: Value,
    read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.read = read
    self.write = write
  }

  private var defaults: UserDefaults { store ?? inherited ?? .standard }

  /// The value in the defaults, or the initial one where there is none.
  public var wrappedValue: Value {
    get { read(defaults, key) ?? initial }
    nonmutating set {
      write(defaults, key, newValue)
      onChange?()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

extension AppStorage: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { key == other.key && store === other.store }
}

extension AppStorage: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    inherited = context.environment.defaultAppStorage
    let states = context.graph.states
    onChange = states.invalidation
    let defaults = defaults
    _ = states.object(for: context.identity) {
      DefaultsObservation(of: defaults, onChange: states.invalidation)
    }
    context.depend(on: wrappedValue)
  }
}

/// Listens to defaults that other code changes.
private final class DefaultsObservation {
  private let token: any NSObjectProtocol

  init(of defaults: UserDefaults, onChange: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in onChange() }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The defaults that `@AppStorage` uses when it names none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment { $0.defaultAppStorage = store }
  }
}
