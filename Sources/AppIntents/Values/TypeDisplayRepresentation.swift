import AppleFoundation

/// The name of a type for people. Apple's interface.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public let name: LocalizedStringResource
  public let numericFormat: LocalizedStringResource?
  public let synonyms: [LocalizedStringResource]

  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }

  /// With other names for it (iOS 17).
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
