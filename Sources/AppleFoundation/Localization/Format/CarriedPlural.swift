import Foundation

/// A format that still has to choose its plural form.
///
/// What `NSLocalizedString` gives for a plural rule knows on a phone where it came from, and
/// `String(format:)` asks it once the numbers are there. A string on Linux carries no object, so it
/// carries the key between characters for private use, followed by the form `other`.
package struct CarriedPlural {
  private static let (begin, middle, end) = ("\u{F1000}", "\u{F1001}", "\u{F1002}")

  /// A format with its key in it, for `String(format:)` to find.
  static func format(_ other: String, key: String, table: String?) -> String {
    begin + (table ?? StringsCatalogue.defaultTable) + middle + key + middle + other + end
  }

  /// The text of a format whose plural forms are still open; nil for all other formats.
  package static func text(_ format: String, arguments: [any CVarArg], locale: Locale?) -> String? {
    guard format.contains(begin) else { return nil }
    let values = arguments.map(FormatArgument.init)
    var result = ""
    var rest = format[...]
    while let start = rest.range(of: begin), let stop = rest.range(of: end) {
      result += rest[..<start.lowerBound]
      result += chosen(rest[start.upperBound..<stop.lowerBound], values)
      rest = rest[stop.upperBound...]
    }
    return FormatString(result + rest, arguments: values).formatted(locale: locale)
  }

  private static func chosen(_ carried: Substring, _ values: [FormatArgument]) -> String {
    let parts = carried.split(separator: Character(middle), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return String(carried) }
    let localizer = Localizer(table: String(parts[0]), bundle: nil)
    return localizer.format(forKey: String(parts[1]), arguments: values) ?? String(parts[2])
  }
}

extension FormatArgument {
  /// An argument of a C format.
  init(_ argument: any CVarArg) {
    switch argument {
    case let value as any SignedInteger & FixedWidthInteger:
      self = .integer(Int64(truncatingIfNeeded: value))
    case let value as any UnsignedInteger & FixedWidthInteger:
      self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    default: self = .text(String(describing: argument))
    }
  }
}
