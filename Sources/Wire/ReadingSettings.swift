import Foundation

/// The sizes of text that a person may prefer, by Apple's names.
package enum TextSize: String, Codable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The direction in which a person reads.
package enum ReadingDirection: String, Codable, CaseIterable, Sendable {
  case ltr, rtl

  /// That of a locale's language: Arabic, Hebrew, Persian and Urdu are read from right to left.
  package init(of locale: String) {
    let direction = Locale(identifier: locale).language.characterDirection
    self = direction == .rightToLeft ? .rtl : .ltr
  }
}
