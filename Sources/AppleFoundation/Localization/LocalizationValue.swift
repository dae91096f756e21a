import Foundation

extension String {
  /// A string to be localized: a key with conversions, and the values that fill them.
  ///
  /// `"Order \(number)"` has the key `Order %lld` and one argument. Apple's interface.
  public struct LocalizationValue: Codable, Equatable, Sendable {
    package var key: String
    package var arguments: [FormatArgument]

    package init(key: String, arguments: [FormatArgument]) {
      self.key = key
      self.arguments = arguments
    }

    /// A key without conversions.
    public init(_ value: String) {
      self.init(key: value, arguments: [])
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.arguments.isEmpty
        ? stringInterpolation.plain : stringInterpolation.key,
      arguments: stringInterpolation.arguments)
  }
}
