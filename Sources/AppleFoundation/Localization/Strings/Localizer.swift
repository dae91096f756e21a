import Foundation

/// Looks texts up for the phone's language.
package struct Localizer: Sendable {
  /// The strings file without its extension; nil is `Localizable`.
  package var table: String?
  /// The bundle's translations.
  private let strings: StringsCatalogue
  private let phone: PhoneLanguage

  /// - Parameters:
  ///   - bundle: nil is the main bundle.
  ///   - phone: The phone whose languages are asked for.
  package init(table: String?, bundle: Bundle?, phone: PhoneLanguage = .current) {
    self.table = table.flatMap { $0.isEmpty ? nil : $0 }
    self.phone = phone
    if let bundle, bundle.bundleURL.standardizedFileURL != Bundle.main.bundleURL.standardizedFileURL
    {
      strings = StringsCatalogue(
        bundleAt: bundle.bundleURL, development: phone.strings.development)
    } else {
      strings = phone.strings
    }
  }

  /// The text of a key as a format for the arguments; nil when there is none.
  package func format(forKey key: String, arguments: [FormatArgument]) -> String? {
    phone.untranslated?.noteInflection(key)
    if strings.isEmpty { return nil }
    let found = strings.translation(of: key, table: table, languages: phone.languages)
    note(key, found)
    guard let found else { return nil }
    // Plurals follow the language of the words, not the region of the numbers.
    let resolver = TranslationResolver(
      arguments: arguments, locale: Locale(identifier: found.language), idiom: phone.idiom)
    return resolver.format(of: found.translation)
  }

  /// The text of a key as Apple's bundles give it: `value`, or else the key, when there is none.
  package func string(forKey key: String, value: String?) -> String {
    if let text = format(forKey: key, arguments: []) {
      return isPlural(key) ? CarriedPlural.format(text, key: key, table: table) : text
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  private func isPlural(_ key: String) -> Bool {
    strings.translation(of: key, table: table, languages: phone.languages)?
      .translation.isPlural ?? false
  }

  /// The words of a value with its arguments put in.
  package func string(
    _ value: String.LocalizationValue, forKey key: String, locale: Locale
  ) -> String {
    let format = format(forKey: key, arguments: value.arguments) ?? value.key
    return value.arguments.isEmpty
      ? format : FormatString(format, arguments: value.arguments).formatted(locale: locale)
  }

  /// Takes a key down that is shown in another language than the phone's.
  private func note(_ key: String, _ found: StringsCatalogue.Finding?) {
    guard let untranslated = phone.untranslated, let wanted = phone.languages.first,
      Self.hasWords(key),
      !(found?.isWanted ?? strings.speaksDevelopment(phone.languages))
    else { return }
    untranslated.add(
      UntranslatedKeys.Entry(
        key: key, table: table ?? StringsCatalogue.defaultTable, language: wanted,
        shown: found?.language))
  }

  /// Whether there is something to translate beside the values.
  private static func hasWords(_ key: String) -> Bool {
    var rest = Substring(key)
    while let first = rest.popFirst() {
      if first == "%", FormatString.Conversion(parsing: &rest) != nil { continue }
      if first.isLetter { return true }
    }
    return false
  }
}
