import AppleFoundation

/// A decoder that has no data: it answers whatever it is asked for and records the answers.
///
/// The user's own `init(from:)` runs against it, so that keys, types and checks are those of the
/// type itself and nothing has to be guessed from its source.
struct SampleDecoder: Decoder {
  let place: SamplePlace

  var codingPath: [any CodingKey] { place.path }
  /// Empty, as that of the decoder of a push.
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleKeyedContainer<Key>(place: place))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    SampleUnkeyedContainer(place: place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SampleSingleValueContainer(place: place)
  }
}
