/// Why bytes are no Live Activity payload.
package enum PushPayloadFault: Error, Equatable, Sendable {
  case tooLarge(bytes: Int, allowed: Int)
  case notText
  case notJSON(String, offset: Int)
  /// `near` is a key that is there and looks alike.
  case missingKey(String, near: String?)
  case repeatedKey(String)
  case wrongType(String, wanted: String, found: String)
  case wrongValue(String, wanted: String, found: String)

  /// The fault as a clause, `the key event is missing`.
  package var reason: String {
    switch self {
    case .tooLarge(let bytes, let allowed): "it is \(bytes) bytes, \(allowed) are allowed"
    case .notText: "it is not UTF-8 text"
    case .notJSON(let reason, let offset): "at byte \(offset) \(reason)"
    case .missingKey(let key, let near):
      "the key \(key) is missing" + (near.map { "; it has \($0) instead" } ?? "")
    case .repeatedKey(let key): "the key \(key) is there twice"
    case .wrongType(let key, let wanted, let found): "\(key) wants \(wanted) and has \(found)"
    case .wrongValue(let key, let wanted, let found):
      "\(key) is one of \(wanted), and not \(found)"
    }
  }
}

extension PushPayloadFault: CustomStringConvertible {
  package var description: String { "The push cannot be read: \(reason)." }
}
