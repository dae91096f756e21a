import AppleFoundation

/// JSON as it is, to say what it holds at a place.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Nil for text that is not JSON.
  init?(_ data: Data) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value at a path; nil when the path leads nowhere.
  func value(at path: some Collection<any CodingKey>) -> JSONValue? {
    guard let key = path.first else { return self }
    switch self {
    case .array(let elements):
      guard let index = key.intValue, elements.indices.contains(index) else { return nil }
      return elements[index].value(at: path.dropFirst())
    case .object(let members): return members[key.stringValue]?.value(at: path.dropFirst())
    default: return nil
    }
  }

  /// `the keys a, b` with at most eight of them.
  static func list(_ keys: [String]) -> String {
    let shown = keys.prefix(8).joined(separator: ", ")
    let rest = keys.count > 8 ? " and \(keys.count - 8) more" : ""
    return keys.count == 1 ? "the key \(shown)" : "the keys \(shown)\(rest)"
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value in words, `the number 3`.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(value)"
    case .string(let value):
      value.count > 60 ? "the string “\(value.prefix(60))…”" : "the string “\(value)”"
    case .array(let elements):
      elements.count == 1 ? "an array of 1 value" : "an array of \(elements.count) values"
    case .object(let members):
      members.isEmpty ? "an empty object" : "an object with \(Self.list(members.keys.sorted()))"
    }
  }
}
