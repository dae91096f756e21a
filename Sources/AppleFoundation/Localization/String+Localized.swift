import Foundation

extension String {
  /// The text for a key in the user's language.
  ///
  /// Islet has no look-up of translations yet: the text is the key with its arguments in the
  /// number formats of `locale`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.formatted(locale: locale)
  }

  /// The text for a key with a default value of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.formatted(locale: locale)
  }

  /// The text of a resource in the resource's locale.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.formatted(locale: resource.locale)
  }
}
