/// The data of a Live Activity that stays the same for its whole life. Apple's interface.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The data that changes. Encoded, it may not exceed 4096 bytes (Apple says 4 KB).
  associatedtype ContentState: Decodable, Encodable, Hashable
}

extension ActivityAttributes {
  /// The name under which the phone and pushes know the type: without module and outer types.
  static var typeName: String { String(describing: Self.self) }
}
