import Foundation

/// The identifier that the phone gives a Live Activity when it starts.
///
/// Its text form is an upper-case UUID, as in the logs of shipping apps; Apple does not document
/// the format.
package struct ActivityID: Hashable, Sendable {
  package let uuid: UUID

  package init(_ uuid: UUID) {
    self.uuid = uuid
  }

  /// Reads the text form; nil when the text is malformed.
  package init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.uuid = uuid
  }

  /// The text form, which `Activity.id` returns.
  package var rawValue: String { uuid.uuidString }
}

extension ActivityID: CustomStringConvertible {
  package var description: String { rawValue }
}

extension ActivityID: Codable {
  package init(from decoder: any Decoder) throws {
    uuid = try decoder.singleValueContainer().decode(UUID.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuid)
  }
}
