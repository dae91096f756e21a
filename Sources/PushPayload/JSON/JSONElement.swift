/// A JSON value that remembers which bytes it was read from, so that a part of a payload can be
/// passed on exactly as it was sent.
package struct JSONElement: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONElement])
    /// Members in the order of the text.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    /// Where the key's text lies, its quotes included.
    package var keyRange: Range<Int>
    package var element: JSONElement
  }

  package var value: Value
  /// Where its text lies, in bytes.
  package var range: Range<Int>

  /// The kind of value, with its article, for messages.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
