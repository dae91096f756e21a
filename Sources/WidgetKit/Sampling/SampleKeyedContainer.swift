/// Answers for the keys of an object.
struct SampleKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let place: SamplePlace

  init(place: SamplePlace) {
    self.place = place
    place.node.becomeObject()
  }

  var codingPath: [any CodingKey] { place.path }

  /// Of an enumeration the key of one case, of a dictionary a few, of others all.
  var allKeys: [Key] {
    if let chosen { return [chosen] }
    let declared = EnumCases(of: Key.self).values
    if !declared.isEmpty { return declared }
    return DictionaryKeys(of: place).names.compactMap { Key(stringValue: $0) }
  }

  /// Everything is there, except the other cases of an enumeration.
  func contains(_ key: Key) -> Bool {
    guard let chosen, caseKeys.contains(where: { $0.key.stringValue == key.stringValue }) else {
      return true
    }
    return chosen.stringValue == key.stringValue
  }

  // MARK: Cases of enumerations

  /// A case of the type that asks, and its key.
  private struct CaseKey {
    var name: String
    var key: Key
  }

  /// Empty when the type that asks is no enumeration.
  private var caseKeys: [CaseKey] {
    guard let owner = place.owner else { return [] }
    let names = CaseNames(of: owner).names
    let declared = EnumCases(of: Key.self).values
    guard !declared.isEmpty else {
      return names.compactMap { name in
        Key(stringValue: name).map { CaseKey(name: name, key: $0) }
      }
    }
    // A key's own case has the name of the case, whatever text stands for it.
    return zip(CaseNames(of: Key.self).names, declared)
      .filter { names.contains($0.0) }
      .map { CaseKey(name: $0.0, key: $0.1) }
  }

  private var chosen: Key? {
    let keys = caseKeys
    guard !keys.isEmpty, let owner = place.owner else { return nil }
    // Of an enumeration that contains itself the last cases usually end it.
    let isInItself = place.types.dropLast().contains { $0 == owner }
    let ordered = isInItself ? keys.reversed() : keys
    func rotated(_ picked: Int) -> CaseKey { ordered[(picked + place.index) % ordered.count] }
    let picked = place.script.choose(
      "\(place.key)|case", count: keys.count, tour: keys.count, drives: place.drives,
      depth: place.path.count, isCase: true
    ) { rotated($0).name }
    return rotated(picked).key
  }

  // MARK: Values

  func decodeNil(forKey key: Key) -> Bool { isNil(key, of: nil) }

  /// The key of a case says which one it is and is never null.
  private func isNil(_ key: Key, of type: Any.Type?) -> Bool {
    if let chosen, chosen.stringValue == key.stringValue { return false }
    return place.member(key).isNil(type)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard contains(key), !isNil(key, of: type) else { return nil }
    return try decode(type, forKey: key)
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try place.member(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(SampleKeyedContainer<NestedKey>(place: place.member(key).nested))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    SampleUnkeyedContainer(place: place.member(key).nested)
  }

  func superDecoder() -> any Decoder {
    SampleDecoder(place: place.member(SuperKey()).nested)
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    SampleDecoder(place: place.member(key).nested)
  }

  func decode(_ type: Bool.Type, forKey key: Key) -> Bool { place.member(key).scalar(type) }
  func decode(_ type: String.Type, forKey key: Key) -> String { place.member(key).scalar(type) }
  func decode(_ type: Double.Type, forKey key: Key) -> Double { place.member(key).scalar(type) }
  func decode(_ type: Float.Type, forKey key: Key) -> Float { place.member(key).scalar(type) }
  func decode(_ type: Int.Type, forKey key: Key) -> Int { place.member(key).scalar(type) }
  func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { place.member(key).scalar(type) }
  func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { place.member(key).scalar(type) }
  func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { place.member(key).scalar(type) }
  func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { place.member(key).scalar(type) }
  func decode(_ type: UInt.Type, forKey key: Key) -> UInt { place.member(key).scalar(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { place.member(key).scalar(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { place.member(key).scalar(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { place.member(key).scalar(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { place.member(key).scalar(type) }
}

/// The key under which a class stores its superclass.
private struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}
