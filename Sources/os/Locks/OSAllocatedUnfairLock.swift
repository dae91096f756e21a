import Foundation

/// A lock around a state. Apple's interface; a mutex of Foundation stands behind it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// A lock around a state that may not be sent between threads.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs `body` on the state while no one else has it.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` on the state while no one else has it.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// As `withLockUnchecked`, but gives nil at once when someone else has the state.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// As `withLock`, but gives nil at once when someone else has the state.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(uncheckedState: ())
  }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
