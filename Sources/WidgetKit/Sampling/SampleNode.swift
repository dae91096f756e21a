import AppleFoundation

/// What a recorder answered, in the shape of the JSON that gives the same answers again.
final class SampleNode {
  private enum Content {
    case nothing
    case null
    case value(any Encodable)
    case object([(key: String, node: SampleNode)])
    case array([SampleNode])
  }

  private var content = Content.nothing

  func setNull() { content = .null }

  /// A value that JSON coders write in their own way: a string, a number, a date, a URL.
  func set(_ value: any Encodable) { content = .value(value) }

  /// Turns the node into an object, which is empty until something is asked for.
  func becomeObject() {
    if case .object = content { return }
    content = .object([])
  }

  /// Turns the node into an array.
  func becomeArray() {
    if case .array = content { return }
    content = .array([])
  }

  func member(_ key: String) -> SampleNode {
    var members: [(key: String, node: SampleNode)] = []
    if case .object(let known) = content { members = known }
    if let known = members.first(where: { $0.key == key }) { return known.node }
    let node = SampleNode()
    content = .object(members + [(key, node)])
    return node
  }

  func append() -> SampleNode {
    var elements: [SampleNode] = []
    if case .array(let known) = content { elements = known }
    let node = SampleNode()
    content = .array(elements + [node])
    return node
  }

  /// The JSON, keys sorted, over several lines; it ends with a line break, as text for editors does.
  ///
  /// - Throws: the error of a value that JSON cannot hold.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension SampleNode: Encodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch content {
    // A type that asked for nothing takes any object.
    case .nothing: _ = encoder.container(keyedBy: Key.self)
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .value(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (key, node) in members { try container.encode(node, forKey: Key(key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for node in elements { try container.encode(node) }
    }
  }
}
