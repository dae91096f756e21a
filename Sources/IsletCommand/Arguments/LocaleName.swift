import Foundation

/// A locale as people write it: `de_DE`, `de-DE`, `pt-br`, `zh-Hans`, `ar`, `de_DE.UTF-8`.
struct LocaleName: Equatable {
  /// ICU's identifier with a region, as a phone's: `de_DE`, `zh_Hans_CN`, `ar_EG`.
  let identifier: String

  static let help = "Language and region: de_DE, pt-BR, zh-Hans, ar;\nen_US if not given."

  /// Nil when the language or the region is not known to ISO 639 and 3166, or the form is another.
  ///
  /// A language alone gets the region where most of its speakers live (CLDR's likely subtags).
  init?(_ text: String) {
    let name = text.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    let form = #/([A-Za-z]{2,3})(?:-([A-Za-z]{4}))?(?:-([A-Za-z]{2}|[0-9]{3}))?/#
    guard let match = name.wholeMatch(of: form) else { return nil }
    let code = Locale.LanguageCode(match.1.lowercased())
    guard code.isISOLanguage else { return nil }
    // A phone knows a language by its two letters, if it has some.
    var parts = [code.identifier(.alpha2) ?? code.identifier]
    if let script = match.2 {
      guard Locale.Script(script.capitalized).isISOScript else { return nil }
      parts.append(script.capitalized)
    }
    if let region = match.3 {
      guard Locale.Region(region.uppercased()).isISORegion else { return nil }
      parts.append(region.uppercased())
    } else {
      let likely = Locale.Language(identifier: parts.joined(separator: "-")).maximalIdentifier
      guard let region = Locale.Language(identifier: likely).region else { return nil }
      parts.append(region.identifier)
    }
    identifier = parts.joined(separator: "_")
  }

  /// The value of `--locale`.
  init(option text: String) throws(UsageError) {
    guard let name = LocaleName(text) else {
      let hint = Self.meant(by: text).map { "Did you mean \($0)? " } ?? ""
      throw .badValue(
        "--locale", text,
        reason: hint
          + "It is a language, with a region if you like: de, de_DE, pt-BR, zh-Hans, ar.")
    }
    self = name
  }

  /// What to tell somebody whose word is read as another language code: `deu` as `de_DE`.
  static func reading(of text: String) -> String? {
    guard let name = LocaleName(text), let written = text.split(whereSeparator: isBreak).first,
      let read = name.identifier.split(separator: "_").first, written.lowercased() != read
    else { return nil }
    return "--locale \(text) is read as \(name.identifier)."
  }

  /// The code of a language that is named in English, or of the region whose code was written.
  private static func meant(by text: String) -> String? {
    guard let word = text.split(whereSeparator: isBreak).first else { return nil }
    let english = Locale(identifier: "en_US")
    let named = Locale.LanguageCode.isoLanguageCodes.first {
      english.localizedString(forLanguageCode: $0.identifier)?.lowercased() == word.lowercased()
    }
    if let named { return named.identifier(.alpha2) ?? named.identifier }
    let region = Locale.Region(word.uppercased())
    guard word.count == 2, region.isISORegion else { return nil }
    let likely = Locale.Language(
      identifier: Locale.Language(identifier: "und-\(region.identifier)").maximalIdentifier)
    return likely.languageCode.map { "\($0.identifier)_\(region.identifier)" }
  }

  private static func isBreak(_ character: Character) -> Bool { "_-.@ ".contains(character) }
}
