/// Where a state lives while its view is on the screen.
final class StateBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private let onChange: @Sendable () -> Void

  init(_ value: Value, onChange: @escaping @Sendable () -> Void) {
    current = value
    self.onChange = onChange
  }

  var value: Value {
    get { lock.withLock { current } }
    set {
      // The old value is released after the lock: its end may run code of the user's.
      let old = lock.withLock {
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
      if !isEqual(old, newValue) { onChange() }
    }
  }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}

/// Whether two values are the same as far as can be told; values that cannot be compared are not.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<T: Equatable>(_ left: T) -> Bool { (right as? T).map { $0 == left } ?? false }
  if let left = left as? any Equatable { return compare(left) }
  return false
}
