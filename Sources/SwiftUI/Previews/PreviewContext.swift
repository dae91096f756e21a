/// The surroundings of a preview, such as the size of a widget. Apple's interface.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Names a value of a preview's surroundings. Apple's interface.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
