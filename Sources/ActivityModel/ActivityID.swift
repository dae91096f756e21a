import Foundation

/// The identifier that the phone gives a Live Activity when it starts.
///
/// Its text form is an upper-case UUID, as in the logs of shipping apps; Apple does not document
/// the format.
package struct ActivityID: Hashable, Sendable {
  /// The first and the last eight bytes of the UUID.
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(_ uuid: UUID) {
    let bytes = withUnsafeBytes(of: uuid.uuid) { Array($0) }
    high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads the text form; nil when the text is malformed.
  package init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.init(uuid)
  }

  /// The text form, which `Activity.id` returns.
  package var rawValue: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for index in 0..<32 {
      if [8, 12, 16, 20].contains(index) { text.append(UInt8(ascii: "-")) }
      let word = index < 16 ? high : low
      text.append(digits[Int(word >> (60 - 4 * UInt64(index % 16)) & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ActivityID: CustomStringConvertible {
  package var description: String { rawValue }
}

extension ActivityID: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(try container.decode(UUID.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
