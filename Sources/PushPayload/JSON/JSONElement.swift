/// A JSON value that remembers which bytes it was read from, so that a part of a payload can be
/// passed on exactly as it was sent.
struct JSONElement: Equatable {
  enum Value: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONElement])
    /// Members in the order of the text.
    case object([Member])
  }

  struct Member: Equatable {
    var key: String
    var element: JSONElement
  }

  var value: Value
  /// Where its text lies.
  var range: Range<Int>

  /// The kind of value, with its article, for messages.
  var kind: String {
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
