import Foundation

// Foundation on Linux looks for translations in folders beside the program, of which a widget has none.

extension Bundle {
  private var isMain: Bool { self === Bundle.main }

  @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
  private func originalString(forKey key: String, value: String?, table: String?) -> String

  /// Stands for `localizedString(forKey:value:table:)`.
  @_silgen_name("islet_bundle_localized_string")
  package func phoneString(forKey key: String, value: String?, table: String?) -> String {
    isMain
      ? Localizer(table: table, bundle: nil).string(forKey: key, value: value)
      : originalString(forKey: key, value: value, table: table)
  }

  @_silgen_name("islet_bundle_preferred")
  package func phonePreferredLocalizations() -> [String] {
    let phone = PhoneLanguage.current
    let best = phone.languages.compactMap { LanguageMatch.best(for: $0, among: localizations) }
    return best.isEmpty ? [phone.strings.development] : best
  }

  @_silgen_name("islet_bundle_localizations")
  package func phoneLocalizations() -> [String] {
    let strings =
      isMain
      ? PhoneLanguage.current.strings : StringsCatalogue(bundleAt: bundleURL, development: nil)
    return strings.localizations
  }

  @_silgen_name("islet_bundle_development")
  package func phoneDevelopmentLocalization() -> String? {
    PhoneLanguage.current.strings.development
  }
}
