import Foundation

/// A C format with its arguments, formatted conversion by conversion.
///
/// A format and its arguments come from different hands: a developer writes `specifier:`, a
/// translator writes the translation. A conversion that does not fit its argument would read wild
/// memory in `String(format:)`; here the argument is converted to what the conversion wants.
package struct FormatString: Sendable {
  package var format: String
  package var arguments: [FormatArgument]

  package init(_ format: String, arguments: [FormatArgument]) {
    self.format = format
    self.arguments = arguments
  }

  /// The text in `locale`: its digits, grouping and decimal separator.
  package func formatted(locale: Locale?) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result.append("%")
        rest = rest.dropFirst()
        continue
      }
      guard let conversion = Conversion(parsing: &rest) else {
        result.append("%")
        continue
      }
      let index = conversion.position.map { $0 - 1 } ?? next
      next = index + 1
      guard arguments.indices.contains(index) else {
        result += conversion.source
        continue
      }
      result += conversion.format(arguments[index], locale: locale)
    }
    return result + rest
  }

  /// One conversion of a C format: `%.2f`, `%1$@`, `%lld`.
  package struct Conversion {
    /// The argument's place, from 1, when the format names it.
    package var position: Int?
    /// Flags, width and precision.
    var options: String
    /// The letter that says how the argument is written.
    var letter: Character
    /// The conversion as it was written, with its percent sign.
    package var source: String

    /// Reads what follows a percent sign; leaves `rest` alone and is nil when that is no
    /// conversion.
    package init?(parsing rest: inout Substring) {
      var scan = rest
      let digits = scan.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, scan.dropFirst(digits.count).first == "$", let place = Int(digits),
        place > 0
      {
        position = place
        scan = scan.dropFirst(digits.count + 1)
      }
      let options = scan.prefix { "-+ #0'.123456789".contains($0) }
      scan = scan.dropFirst(options.count)
      scan = scan.drop { "hlqLjzt".contains($0) }
      guard let letter = scan.first, "@diuoxXcCsSaAeEfFgGp".contains(letter) else { return nil }
      scan = scan.dropFirst()
      self.options = String(options)
      self.letter = letter
      source = "%" + rest[..<scan.startIndex]
      rest = scan
    }

    package func format(_ argument: FormatArgument, locale: Locale?) -> String {
      switch letter {
      case "d", "i":
        if case .unsigned = argument {
          return String(format: "%\(options)llu", locale: locale, argument.unsigned)
        }
        return String(format: "%\(options)lld", locale: locale, argument.integer)
      case "u", "o", "x", "X", "p":
        let letter = letter == "p" ? "x" : String(letter)
        return String(format: "%\(options)ll\(letter)", locale: locale, argument.unsigned)
      case "a", "A", "e", "E", "f", "F", "g", "G":
        return String(format: "%\(options)\(letter)", locale: locale, argument.real)
      case "c", "C":
        return Unicode.Scalar(UInt32(truncatingIfNeeded: argument.unsigned)).map(String.init) ?? ""
      default:
        return argument.text
      }
    }
  }
}
