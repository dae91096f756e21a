import Foundation

/// Holds what intents find through `@Dependency`. Apple's interface, a singleton by that interface.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    var name: AnyHashable?
    var type: ObjectIdentifier
  }

  private let lock = NSLock()
  private var makers: [Key: @Sendable () -> Any] = [:]

  /// Says how a dependency is made. The closure runs once, when it is first wanted.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency makeDependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    add(key: key, dependency: { makeDependency() })
  }

  /// Says how a dependency is made. The closure runs once, when it is first wanted.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency makeDependency: @escaping @Sendable () -> Value
  ) {
    let cell = ValueCell<Value>(nil)
    lock.withLock {
      makers[Key(name: key, type: ObjectIdentifier(Value.self))] = {
        if let made = cell.value { return made }
        let made = makeDependency()
        cell.value = made
        return made
      }
    }
  }

  func dependency<Value>(_ type: Value.Type, key: AnyHashable?) -> Value? {
    lock.withLock { makers[Key(name: key, type: ObjectIdentifier(type))] }?() as? Value
  }
}
