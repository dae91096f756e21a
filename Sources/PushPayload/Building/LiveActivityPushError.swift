/// Why no payload can be made of attributes and state.
public enum LiveActivityPushError: Error, Hashable, Sendable {
  /// The encoder refused a value, such as a number that is not finite. `part` is `attributes` or
  /// `content-state`; `reason` the encoder's own words.
  case notEncodable(part: String, reason: String)
  /// Attributes or state are encoded as something else than an object, which the phone ignores.
  case notAnObject(part: String)
  /// A date, or the relevance score, is not finite or beyond all calendars. `key` is its key.
  case badNumber(key: String)
}

extension LiveActivityPushError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notEncodable(let part, let reason):
      "The \(part) of the push cannot be encoded: \(reason)"
    case .notAnObject(let part):
      "The \(part) of the push are encoded as a single value. Make the type a struct that encodes "
        + "its properties by name."
    case .badNumber(let key):
      "The value for \(key) is no number that can be sent. Give a finite one."
    }
  }
}
