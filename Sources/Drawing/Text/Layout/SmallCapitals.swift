/// Small capitals for faces that have none of their own: smaller upper case letters.
enum SmallCapitals {
  /// Of the size of the text: a choice of Islet.
  static let scale = 0.8

  /// The upper case form of a lower case letter; nil for other characters, and where the form is
  /// not one letter of the same length in UTF-8.
  static func upper(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.properties.isLowercase else { return nil }
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    guard mapping.count == 1, let upper = mapping.first, upper != scalar,
      UTF8.width(upper) == UTF8.width(scalar)
    else { return nil }
    return upper
  }

  /// A text with the letters of the small spans in upper case; offsets in UTF-8 stay as they are.
  static func text(_ text: String, _ spans: [(bytes: Range<Int>, isSmall: Bool)]) -> String {
    let bytes = Array(text.utf8)
    return spans.map { span in
      let part = String(decoding: bytes[span.bytes], as: UTF8.self)
      guard span.isSmall else { return part }
      return String(String.UnicodeScalarView(part.unicodeScalars.map { upper($0) ?? $0 }))
    }.joined()
  }
}
