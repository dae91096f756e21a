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
    var parts = [code.identifier]
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
      throw .badValue(
        "--locale", text,
        reason: "It is a language, with a region if you like: de, de_DE, pt-BR, zh-Hans, ar.")
    }
    self = name
  }
}
