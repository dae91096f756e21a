import Foundation

/// A value that one thread at a time may use.
final class Guarded<Value>: @unchecked Sendable {
  // Only `use` touches the value.
  private var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) {
    self.value = value
  }

  func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
