import AppleFoundation
import Wire

/// JSON that is to become a value of a type of the user's, by the rules of a push: a `JSONDecoder`
/// with default strategies.
struct UserJSON {
  /// The deepest nesting that is read: 512 levels, that of Foundation's decoder.
  static let depthLimit = 512

  let subject: DecodingFault.Subject
  let data: Data

  /// - Throws: `RenderFailure.undecodable` with the place, what was wanted and what is there.
  func decode<T: Decodable>(_ type: T.Type) throws(RenderFailure) -> T {
    let name = TypeName(type).text
    if let fault = nestingFault(name) { throw .undecodable(fault) }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .undecodable(
        FaultFinder(subject: subject, root: type, typeName: name, data: data).fault(for: error))
    }
  }

  /// A fault when objects and arrays are nested too deeply; found without recursion.
  private func nestingFault(_ name: String) -> DecodingFault? {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > Self.depthLimit {
          return DecodingFault(
            subject: subject, type: name, keyPath: "",
            expected: "JSON with at most \(Self.depthLimit) levels of nesting",
            found: "deeper nesting")
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }
}
