import AppleFoundation
@_spi(Reflection) import Swift

/// Finds the declared type of a property by its coding path.
///
/// Works where coding keys have the names of the properties; elsewhere it finds nothing.
struct TypeWalk {
  let root: Any.Type

  init(_ root: Any.Type) {
    self.root = root
  }

  func type(at path: [any CodingKey]) -> Any.Type? {
    path.reduce(root as Any.Type?) { type, key in
      type.flatMap { Self.member(key, of: $0) }
    }
  }

  private static func member(_ key: any CodingKey, of type: Any.Type) -> Any.Type? {
    let type = unwrapped(type)
    if let element = element(of: type) { return element }
    guard !(type is AnyClass) else { return nil }
    var found: Any.Type?
    _ = _forEachField(of: type, options: []) { name, _, fieldType, _ in
      if String(cString: name) == key.stringValue { found = fieldType }
      return found == nil
    }
    return found
  }

  /// What a collection of the standard library holds, of a dictionary its values; nil for others.
  static func element(of type: Any.Type) -> Any.Type? {
    (type as? any ElementContainer.Type)?.elementType
  }

  static func isOptional(_ type: Any.Type) -> Bool { type is any OptionalValue.Type }

  /// The type without its optionality.
  static func unwrapped(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalValue.Type).map { unwrapped($0.wrappedType) } ?? type
  }
}

private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

/// A dictionary, whatever its keys.
protocol DictionaryShape {
  static var keyType: Any.Type { get }
}

extension Dictionary: DictionaryShape {
  static var keyType: Any.Type { Key.self }
}

private protocol ElementContainer {
  static var elementType: Any.Type { get }
}

extension Array: ElementContainer {
  fileprivate static var elementType: Any.Type { Element.self }
}

extension Set: ElementContainer {
  fileprivate static var elementType: Any.Type { Element.self }
}

extension Dictionary: ElementContainer {
  fileprivate static var elementType: Any.Type { Value.self }
}
