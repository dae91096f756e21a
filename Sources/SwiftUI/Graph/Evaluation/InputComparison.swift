@_spi(Reflection) import Swift

/// A property of a view that says itself whether it is the same as before.
package protocol ComparableInput {
  /// Whether a view that is given this value instead of the other needs no evaluation for it.
  func isSameInput(as other: Self) -> Bool
}

/// Says whether a view was made with the same values as before.
///
/// Values are the same when their bytes are, since what they refer to is then the same; else when
/// they are equatable and equal; else when all their fields are the same. A reference to another
/// object, and a closure with other captured values, are never the same. Apple documents only that
/// fields are compared; the order of the rules is a choice of Islet.
@MainActor
package final class InputComparison {
  private struct Field {
    var offset: Int
    var type: Any.Type
  }

  private var fields: [ObjectIdentifier: [Field]] = [:]

  package init() {}

  /// Whether two values are the same.
  package func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        areSame(Value.self, UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  private func areSame<Value>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    if let comparable = type as? any ComparableInput.Type {
      return isSameInput(comparable, left, right)
    }
    if memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
    if type is AnyClass { return false }
    if let equatable = type as? any Equatable.Type { return isEqual(equatable, left, right) }
    let fields = fields(of: type)
    if !fields.isEmpty {
      return fields.allSatisfy { areSame($0.type, left + $0.offset, right + $0.offset) }
    }
    return areSameInside(
      left.assumingMemoryBound(to: Value.self).pointee,
      right.assumingMemoryBound(to: Value.self).pointee)
  }

  /// Compares what two values of a protocol's type hold.
  private func areSameInside<Value>(_ left: Value, _ right: Value) -> Bool {
    let (left, right): (Any, Any) = (left, right)
    func compare<Inner>(_ inner: Inner) -> Bool {
      guard Inner.self != Value.self, let other = right as? Inner,
        Swift.type(of: right) == Inner.self
      else { return false }
      return areSame(inner, other)
    }
    return _openExistential(left, do: compare)
  }

  private func isSameInput<Value: ComparableInput>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee
      .isSameInput(as: right.assumingMemoryBound(to: Value.self).pointee)
  }

  private func isEqual<Value: Equatable>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee
      == right.assumingMemoryBound(to: Value.self).pointee
  }

  private func fields<Value>(of type: Value.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    // Of a protocol's type the runtime would open a value, and there is none.
    let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self).pointee
    guard kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue else {
      return found
    }
    _ = _forEachField(of: type, options: []) { _, offset, type, _ in
      found.append(Field(offset: offset, type: type))
      return true
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }
}
