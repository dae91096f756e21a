import Foundation
internal import ICUFormats

/// The plural forms of the world's languages, as CLDR names them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The form that a language uses for a number.
  ///
  /// - Parameter fractionDigits: How many are shown: English says 1 mile and 1.0 miles. Without,
  ///   as many as the number has.
  package init(of number: Double, locale: Locale, fractionDigits: Int? = nil) {
    var name = [CChar](repeating: 0, count: 16)
    let length = islet_icu_plural_category(
      locale.identifier(.icu), number, Int32(clamping: fractionDigits ?? -1), &name,
      Int32(name.count))
    let bytes = name.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    self = PluralCategory(rawValue: String(decoding: bytes, as: UTF8.self)) ?? .other
  }
}
