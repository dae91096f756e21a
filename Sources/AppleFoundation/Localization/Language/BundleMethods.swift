import Foundation

/// Gives `Bundle.main` the translations of the widget.
///
/// Foundation on Linux looks into folders beside the program, of which a widget has none, and lets
/// nobody inherit from `Bundle`. So the entries of its method table are replaced, once, before any of
/// the user's code runs, as Objective-C's runtime exchanges methods. An entry that is not found stays.
package enum BundleMethods {
  /// Names in libFoundation, and the names of what takes their place.
  private static let replacements = [
    (
      "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
      "islet_bundle_localized_string"
    ),
    ("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg", "islet_bundle_preferred"),
    ("$s10Foundation6BundleC13localizationsSaySSGvg", "islet_bundle_localizations"),
    ("$s10Foundation6BundleC23developmentLocalizationSSSgvg", "islet_bundle_development"),
  ]

  /// Replaces them in this process.
  package static func replace() {
    guard let program = dlopen(nil, RTLD_NOW) else { return }
    let table = unsafeBitCast(
      Bundle.self as AnyClass, to: UnsafeMutablePointer<UnsafeMutableRawPointer?>.self)
    // The head of a Swift class: kind, superclass, flags and address point, instance size, then
    // the size of the whole and how much of it lies before this address (Swift's ABI, metadata).
    let sizes = UnsafeRawPointer(table + 4).assumingMemoryBound(to: UInt32.self)
    let words = Int(sizes[0] - sizes[1]) / MemoryLayout<UnsafeRawPointer>.size
    guard (8..<4096).contains(words) else { return }
    for (old, new) in replacements {
      guard let original = dlsym(program, old), let own = dlsym(program, new) else { continue }
      for index in 5..<words where table[index] == original { table[index] = own }
    }
  }
}

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
