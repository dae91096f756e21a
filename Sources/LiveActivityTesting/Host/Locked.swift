import Foundation

/// A value that one task at a time may use.
///
/// `Mutex` of the Swift runtime would do, but the thread sanitizer cannot see it on Linux and takes
/// every use of the value for a race. A POSIX mutex, which `NSLock` is, it can see.
final class Locked<Value>: @unchecked Sendable {
  // Only `withLock` touches the value.
  private var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
