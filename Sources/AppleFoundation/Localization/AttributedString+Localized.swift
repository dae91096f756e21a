import Foundation

extension AttributedString {
  /// The text for a key in the user's language, without attributes. Apple's interface.
  ///
  /// Islet has no look-up of translations yet: the text is the key with its arguments in the
  /// number formats of `locale`.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(key.formatted(locale: locale ?? .current))
  }
}
