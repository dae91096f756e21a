import AppleFoundation

/// What an intent does, for people who look for it. Apple's interface.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.init(
      descriptionText, categoryName: categoryName, searchKeywords: searchKeywords,
      resultValueName: nil)
  }

  /// With a name for the value that the intent returns (iOS 17).
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
