import Foundation

extension AttributedString {
  /// The text for a key in the phone's language, its Markdown read. Apple's interface.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localizedText: Localizer(table: table, bundle: bundle)
        .string(key, forKey: key.key, locale: locale ?? .current))
  }

  /// The text for a key with a default value of its own, its Markdown read. Apple's interface.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localizedText: Localizer(table: table, bundle: bundle)
        .string(defaultValue, forKey: key.description, locale: locale ?? .current))
  }

  /// The text of a resource in the resource's locale, its Markdown read. Apple's interface.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localizedText: String(localized: resource))
  }

  private init(localizedText text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
