/// Answers for a type that is made of one value.
struct SampleSingleValueContainer: SingleValueDecodingContainer {
  let place: SamplePlace

  var codingPath: [any CodingKey] { place.path }

  /// Only an optional is sometimes nothing.
  func decodeNil() -> Bool {
    guard let owner = place.owner, TypeWalk.isOptional(owner) else { return false }
    // The optional itself lies on the way; what it holds must not.
    let wrapped = TypeWalk.unwrapped(owner)
    return place.isNil(wrapped)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try place.decode(type) }

  func decode(_ type: Bool.Type) -> Bool { place.scalar(type, isSelf: true) }
  func decode(_ type: String.Type) -> String { place.scalar(type, isSelf: true) }
  func decode(_ type: Double.Type) -> Double { place.scalar(type, isSelf: true) }
  func decode(_ type: Float.Type) -> Float { place.scalar(type, isSelf: true) }
  func decode(_ type: Int.Type) -> Int { place.scalar(type, isSelf: true) }
  func decode(_ type: Int8.Type) -> Int8 { place.scalar(type, isSelf: true) }
  func decode(_ type: Int16.Type) -> Int16 { place.scalar(type, isSelf: true) }
  func decode(_ type: Int32.Type) -> Int32 { place.scalar(type, isSelf: true) }
  func decode(_ type: Int64.Type) -> Int64 { place.scalar(type, isSelf: true) }
  func decode(_ type: UInt.Type) -> UInt { place.scalar(type, isSelf: true) }
  func decode(_ type: UInt8.Type) -> UInt8 { place.scalar(type, isSelf: true) }
  func decode(_ type: UInt16.Type) -> UInt16 { place.scalar(type, isSelf: true) }
  func decode(_ type: UInt32.Type) -> UInt32 { place.scalar(type, isSelf: true) }
  func decode(_ type: UInt64.Type) -> UInt64 { place.scalar(type, isSelf: true) }
}
