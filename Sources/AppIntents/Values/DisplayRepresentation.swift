import AppleFoundation

/// The name of a value for people, with a second line and a picture. Apple's interface.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  /// With other names for it (iOS 17).
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The picture beside a name. Apple's interface.
  public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
      case symbol(String)
      case named(String)
      case url(URL)
      case data(Data)
    }

    let source: Source
    let isTemplate: Bool?

    /// A symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil) {
      source = .symbol(systemName)
      self.isTemplate = isTemplate
    }

    /// A picture of the app's asset catalogue.
    public init(named name: String, isTemplate: Bool? = nil) {
      source = .named(name)
      self.isTemplate = isTemplate
    }

    public init(url: URL, isTemplate: Bool? = nil) {
      source = .url(url)
      self.isTemplate = isTemplate
    }

    public init(data: Data, isTemplate: Bool? = nil) {
      source = .data(data)
      self.isTemplate = isTemplate
    }
  }
}
