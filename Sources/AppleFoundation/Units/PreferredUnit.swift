import Foundation

/// A measurement in the unit that people of a region use for a purpose, by CLDR's preferences.
struct PreferredUnit {
  var value: Double
  /// CLDR's identifier.
  var unit: String

  /// Nil when CLDR knows neither the unit nor a preference for its dimension, or when people mix
  /// units (5 feet and 11 inches).
  init?(_ value: Double, unit: Unit, usage: String, locale: Locale) {
    guard let identifier = UnitIdentifier.of(unit) else { return nil }
    // ICU tells the unit only in the text; English and plain digits make it easy to find again.
    let region = locale.region.map { "_" + $0.identifier } ?? ""
    let english = Locale(identifier: "en\(region)")
    let digits = ".########## group-off"
    guard
      let text = UnitText.string(
        value, unit: identifier, width: .abbreviated, options: "usage/\(usage) \(digits)",
        locale: english),
      let number = Double(text.prefix { "-0123456789.".contains($0) })
    else { return nil }
    let candidates = [identifier] + UnitIdentifier.all(like: unit)
    let found = candidates.first {
      UnitText.string(number, unit: $0, width: .abbreviated, options: digits, locale: english)
        == text
    }
    guard let found else { return nil }
    (self.value, self.unit) = (number, found)
  }
}
