import Foundation

/// Gives classes of Foundation what a phone has: `Bundle.main` the translations of the widget, and
/// defaults the texts that stand for what an app would have written.
package enum FoundationMethods {
  /// Replaces them in this process.
  package static func replace() {
    MethodTable(of: Bundle.self)?.replace([
      (
        "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
        "islet_bundle_localized_string"
      ),
      ("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg", "islet_bundle_preferred"),
      ("$s10Foundation6BundleC13localizationsSaySSGvg", "islet_bundle_localizations"),
      ("$s10Foundation6BundleC23developmentLocalizationSSSgvg", "islet_bundle_development"),
    ])
    MethodTable(of: UserDefaults.self)?.replace([
      ("$s10Foundation12UserDefaultsC6string6forKeySSSgSS_tF", "islet_defaults_string")
    ])
  }
}
