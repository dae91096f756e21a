import Foundation

extension String.LocalizationValue {
  /// Gathers the key and the arguments of an interpolated localized string. Apple's interface.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The key, with percent signs of the literal parts doubled.
    var key = ""
    /// The literal parts as they are.
    var plain = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
      plain += literal
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .text(String(string)))
    }

    /// A number with the conversion of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, value.formatArgument)
    }

    /// A number with a conversion of the caller's, `"%.2f"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value.formatArgument)
    }

    /// A value that `format` turns into text.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append("%@", .text(format.format(input)))
    }

    /// An object that `formatter` turns into text; its description when the formatter refuses it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.string(for: subject) ?? subject.description))
    }

    /// A Foundation value that `formatter` turns into text; its description without one.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.string(for: subject) ?? subject.description))
    }

    /// The characters of an attributed string; a localized `String` has no attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(String(attributedString.characters)))
    }

    /// A localized string inside a localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }
  }
}
