import Foundation

extension String {
  /// The text for a key in the phone's language. Apple's interface.
  ///
  /// - Parameter locale: Whose number formats are used; it does not choose the language.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localizer(table: table, bundle: bundle)
      .string(keyAndValue, forKey: keyAndValue.key, locale: locale)
  }

  /// The text for a key with a default value of its own. Apple's interface.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localizer(table: table, bundle: bundle)
      .string(defaultValue, forKey: key.description, locale: locale)
  }

  /// The text of a resource in the resource's locale, which chooses the language too. Apple's
  /// interface.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: PhoneLanguage.current.speaking(resource.locale))
  }
}

extension LocalizedStringResource {
  /// The words on a phone with another language than the resource's own.
  package func text(in phone: PhoneLanguage) -> String {
    Localizer(table: table, bundle: bundle.lookup, phone: phone)
      .string(defaultValue, forKey: key, locale: phone.locale)
  }
}
