import Foundation

/// What Markdown says about words in a line. Apple's interface.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of `inlinePresentationIntent`. Apple's interface.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of `presentationIntent`. Apple's interface.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}

extension AttributeScopes {
  /// The attributes of Markdown, which Apple has among those of Foundation.
  public struct _MarkdownAttributes: AttributeScope {
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of Markdown by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes._MarkdownAttributes, T>
  ) -> T { self[T.self] }
}
