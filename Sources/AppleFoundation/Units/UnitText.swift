import Foundation
internal import ICUFormats

/// Numbers with units, and lists of them, in the words of a language, by CLDR.
package enum UnitText {
  /// How much room the unit takes.
  package enum Width: String, Sendable {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"

    fileprivate var list: Int32 {
      switch self {
      case .wide: 0
      case .abbreviated: 1
      case .narrow: 2
      }
    }
  }

  /// A number with a unit: `3 years`.
  ///
  /// - Parameters:
  ///   - unit: CLDR's identifier, `year`, `kilometer-per-hour`.
  ///   - options: Further parts of ICU's skeleton: `usage/road`, `.00`.
  /// - Returns: nil for a unit that ICU does not know.
  package static func string(
    _ number: Double, unit: String, width: Width, options: String = "", locale: Locale
  ) -> String? {
    // ICU reads a temperature without a scale by its long name only.
    let name = unit == "generic" ? "measure-unit/temperature-generic" : "unit/\(unit)"
    return Self.number(
      number, skeleton: "\(name) \(width.rawValue) \(options)", locale: locale)
  }

  /// The unit with another text in place of its number, which decides about the plural.
  package static func string(
    showing text: String, for number: Double, unit: String, width: Width, locale: Locale
  ) -> String? {
    let digits = ".##########"
    guard let plain = Self.number(number, skeleton: digits, locale: locale),
      let whole = string(number, unit: unit, width: width, options: digits, locale: locale),
      let place = whole.range(of: plain)
    else { return nil }
    return whole.replacingCharacters(in: place, with: text)
  }

  /// Measures one after the other: `1 hour, 2 minutes`.
  package static func list(_ items: [String], width: Width, locale: Locale) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    let texts = items.map { Array($0.utf16) }
    let all = texts.flatMap { $0 }
    let joined = all.withUnsafeBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress else { return nil }
      var start = 0
      let starts = texts.map { text -> UnsafePointer<UInt16>? in
        defer { start += text.count }
        return base + start
      }
      let lengths = texts.map { Int32($0.count) }
      return text {
        islet_icu_join_units(
          locale.identifier(.icu), width.list, starts, lengths, Int32(texts.count), $0, $1)
      }
    }
    return joined ?? items.joined(separator: ", ")
  }

  /// A number by a skeleton of ICU's; nil for one that ICU does not understand.
  static func number(_ number: Double, skeleton: String, locale: Locale) -> String? {
    let skeleton = Array(skeleton.utf16)
    return text {
      islet_icu_format_number(
        locale.identifier(.icu), skeleton, Int32(skeleton.count), number, $0, $1)
    }
  }

  /// What a function of ICU's writes, in a second call when the first had too little room.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32
  ) -> String? {
    var capacity = 128
    while true {
      var length: Int32 = -1
      let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = write(buffer.baseAddress, Int32(capacity))
        count = length < 0 ? 0 : min(Int(length), capacity)
      }
      if length < 0 { return nil }
      if Int(length) <= capacity { return String(decoding: units, as: UTF16.self) }
      capacity = Int(length)
    }
  }
}
