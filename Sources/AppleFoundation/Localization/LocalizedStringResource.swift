import Foundation

/// A localized string that is looked up when it is shown. Apple's interface.
public struct LocalizedStringResource: Equatable, Sendable {
  /// What the translation is found under.
  public let key: String
  /// What is shown when there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The strings file, without its extension; nil is `Localizable`.
  public let table: String?
  /// The language and the number formats to show it in.
  public var locale: Locale
  /// Where the strings file lies.
  public var bundle: BundleDescription { place }

  private let place: BundleDescription

  /// A resource whose key is also its default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// A resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle)
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.place = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey { case key, defaultValue, table, locale, bundle }

  /// Encodes the bundle as its URL; Apple's encoding is not published.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(defaultValue, forKey: .defaultValue)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(locale, forKey: .locale)
    try container.encodeIfPresent(place.url, forKey: .bundle)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      defaultValue: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
      table: try container.decodeIfPresent(String.self, forKey: .table),
      locale: try container.decode(Locale.self, forKey: .locale),
      bundle: try container.decodeIfPresent(URL.self, forKey: .bundle)
        .map(BundleDescription.atURL) ?? .main)
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}
