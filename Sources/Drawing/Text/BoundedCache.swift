/// Keeps the values that were used lately, at most twice `capacity` of them.
///
/// When the newer half is full it becomes the older half and what was older is forgotten.
struct BoundedCache<Key: Hashable, Value> {
  private let capacity: Int
  private var newer: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = newer[key] { return value }
      guard let value = older[key] else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      guard let newValue else { return }
      insert(newValue, for: key)
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if newer.count >= capacity {
      older = newer
      newer = [:]
    }
    newer[key] = value
  }
}
