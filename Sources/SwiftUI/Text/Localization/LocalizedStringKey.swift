/// The key under which a translation is found, with the values that fill it.
///
/// `"Order \(number)"` has the key `Order %lld` and one argument. Apple's interface.
public struct LocalizedStringKey: Equatable, Sendable {
  /// A value that an interpolation puts in.
  package enum Argument: Equatable, Sendable {
    /// A number or a string, written by the conversion in the key.
    case value(FormatArgument)
    /// A text with attributes, an image or a date of its own.
    case text(Text)
  }

  /// The key as a translation file holds it: percent signs of the literal parts are doubled when
  /// there are arguments.
  package let key: String
  package let arguments: [Argument]

  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Makes a key of a string without values.
  public init(_ value: String) { self.init(key: value, arguments: []) }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.arguments.isEmpty
        ? stringInterpolation.plain : stringInterpolation.key,
      arguments: stringInterpolation.arguments)
  }
}
