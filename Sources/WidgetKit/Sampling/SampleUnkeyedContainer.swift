import AppleFoundation

/// Answers for the elements of an array.
struct SampleUnkeyedContainer: UnkeyedDecodingContainer {
  let place: SamplePlace
  private(set) var currentIndex = 0

  init(place: SamplePlace) {
    self.place = place
    place.node.becomeArray()
  }

  var codingPath: [any CodingKey] { place.path }
  var count: Int? { planned }
  var isAtEnd: Bool { currentIndex >= planned }

  /// How many elements there are. Who does not ask and goes on decoding gets more.
  private var planned: Int {
    let question = SampleQuestion(place, isSelf: false)
    guard let owner = place.owner, let element = TypeWalk.element(of: owner) else {
      let counts = SampleTable.otherCounts
      return counts[
        place.script.choose("\(place.key)#", count: counts.count, tour: 1, depth: place.path.count)]
    }
    guard !place.wouldRepeat(element) else { return 0 }
    // A dictionary that is no object writes keys and values in turn.
    let factor = owner is any DictionaryShape.Type ? 2 : 1
    let isNested = place.path.contains { $0.intValue != nil }
    let counts = isNested ? SampleTable.nestedCounts : SampleTable.counts
    let picked = place.script.choose(
      "\(place.key)#", count: counts.count, tour: 2, drives: place.drives, depth: place.path.count
    ) { counts[$0] == 0 ? "no-\(question.name)" : "\(counts[$0])-\(question.name)" }
    return counts[picked] * factor
  }

  private mutating func next() -> SamplePlace {
    defer { currentIndex += 1 }
    return place.element(currentIndex)
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(SampleKeyedContainer<NestedKey>(place: next().nested))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    SampleUnkeyedContainer(place: next().nested)
  }

  mutating func superDecoder() -> any Decoder { SampleDecoder(place: next().nested) }

  mutating func decode(_ type: Bool.Type) -> Bool { next().scalar(type) }
  mutating func decode(_ type: String.Type) -> String { next().scalar(type) }
  mutating func decode(_ type: Double.Type) -> Double { next().scalar(type) }
  mutating func decode(_ type: Float.Type) -> Float { next().scalar(type) }
  mutating func decode(_ type: Int.Type) -> Int { next().scalar(type) }
  mutating func decode(_ type: Int8.Type) -> Int8 { next().scalar(type) }
  mutating func decode(_ type: Int16.Type) -> Int16 { next().scalar(type) }
  mutating func decode(_ type: Int32.Type) -> Int32 { next().scalar(type) }
  mutating func decode(_ type: Int64.Type) -> Int64 { next().scalar(type) }
  mutating func decode(_ type: UInt.Type) -> UInt { next().scalar(type) }
  mutating func decode(_ type: UInt8.Type) -> UInt8 { next().scalar(type) }
  mutating func decode(_ type: UInt16.Type) -> UInt16 { next().scalar(type) }
  mutating func decode(_ type: UInt32.Type) -> UInt32 { next().scalar(type) }
  mutating func decode(_ type: UInt64.Type) -> UInt64 { next().scalar(type) }
}
