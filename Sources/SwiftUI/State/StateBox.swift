/// Where a state lives while its view is on the screen.
final class StateBox<Value>: ChangeCounting, @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var changes = 0
  private let onChange: @Sendable () -> Void
  private let reads: ReadTracker

  @MainActor init(_ value: Value, in states: StateStore) {
    current = value
    onChange = states.invalidation
    reads = states.reads
  }

  var changeCount: Int { lock.withLock { changes } }

  var value: Value {
    get {
      let (value, count) = lock.withLock { (current, changes) }
      reads.note(self, count: count)
      return value
    }
    set {
      // The old value is released after the lock: its end may run code of the user's.
      let old = lock.withLock {
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
      if !isEqual(old, newValue) {
        lock.withLock { changes += 1 }
        onChange()
      }
    }
  }

  var binding: Binding<Value> {
    Binding(
      location: .object(ObjectIdentifier(self)), get: { self.value },
      set: { value, _ in self.value = value })
  }
}

/// Whether two values are the same as far as can be told; values that cannot be compared are not.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<T: Equatable>(_ left: T) -> Bool { (right as? T).map { $0 == left } ?? false }
  if let left = left as? any Equatable { return compare(left) }
  return false
}
