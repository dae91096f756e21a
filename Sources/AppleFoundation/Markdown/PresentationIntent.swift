import Foundation

/// What Markdown says about a paragraph: a heading, an item of a list. Apple's interface.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The kinds of blocks that Markdown has. Tables are told as paragraphs.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
  }

  /// A block, told from others of its kind by a number.
  public struct IntentType: Hashable, Codable, Sendable {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks around the words, the innermost first.
  public var components: [IntentType]

  public init(types: [IntentType]) { components = types }
}
