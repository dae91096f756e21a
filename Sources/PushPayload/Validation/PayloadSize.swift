import Foundation

/// Which key of a payload takes how many bytes.
///
/// A member's bytes are its key with the quotes, its value and all between them. What is left over
/// are braces, commas and blanks between members: `punctuation`. The parts and the punctuation add
/// up to the total.
public struct PayloadSize: Hashable, Sendable {
  /// A member of the payload, of `aps`, of the state or of the attributes.
  public struct Part: Hashable, Sendable {
    /// Its keys from the payload down: `["aps", "content-state", "minutes"]`.
    public let path: [String]
    public let bytes: Int
  }

  /// All bytes of the body.
  public let total: Int
  /// The members of `aps`, and those of the payload beside it; in the order of the text.
  public let parts: [Part]
  /// The members of attributes and state, which are within `parts`.
  public let details: [Part]
  /// The bytes of no part.
  public let punctuation: Int

  /// Nil when the body is no JSON object.
  public init?(of body: Data) {
    let bytes = Array(body)
    guard let root = try? JSONReader.read(bytes, greatestDepth: PushPayload.greatestDepth),
      case .object(let members) = root.value
    else { return nil }
    var parts: [Part] = []
    var details: [Part] = []
    for member in members {
      guard member.key == "aps", case .object(let keys) = member.element.value else {
        parts.append(Part(path: [member.key], bytes: Self.length(member)))
        continue
      }
      for key in keys {
        let path = ["aps", key.key]
        parts.append(Part(path: path, bytes: Self.length(key)))
        guard ["content-state", "attributes"].contains(key.key),
          case .object(let inner) = key.element.value
        else { continue }
        details += inner.map { Part(path: path + [$0.key], bytes: Self.length($0)) }
      }
    }
    total = bytes.count
    self.parts = parts
    self.details = details
    punctuation = total - parts.reduce(0) { $0 + $1.bytes }
  }

  /// Of a body that was written here.
  init(ofObject body: Data) {
    self = PayloadSize(of: body) ?? PayloadSize(total: body.count)
  }

  private init(total: Int) {
    self.total = total
    parts = []
    details = []
    punctuation = total
  }

  private static func length(_ member: JSONElement.Member) -> Int {
    member.element.range.upperBound - member.keyRange.lowerBound
  }

  /// How many bytes are too many for that destination; nil when it fits.
  public func excess(for destination: PushDestination) -> Int? {
    total > destination.greatestBody ? total - destination.greatestBody : nil
  }
}
