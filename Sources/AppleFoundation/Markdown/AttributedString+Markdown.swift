import Foundation

extension AttributedString {
  /// How Markdown is read. Apple's interface.
  public struct MarkdownParsingOptions: Sendable {
    /// Which part of Markdown has a meaning.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and lines; blocks follow each other without a line break, as Apple's do.
      case full
      /// The part within lines; white space is folded.
      case inlineOnly
      /// The part within lines; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with faulty Markdown, which CommonMark does not know.
    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[words](attributes)` has a meaning. Islet shows the words.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    /// Kept for its setter: Islet marks no source positions.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The words of Markdown with what it says about them. Apple's interface.
  ///
  /// - Parameter baseURL: What relative links start from.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace:
      append(Self.inline(InlineMarkdown.spans(of: markdown), baseURL: baseURL))
    case .inlineOnly:
      append(Self.inline(Self.folded(markdown), baseURL: baseURL))
    case .full:
      for (index, block) in MarkdownBlocks.blocks(of: markdown).enumerated() {
        append(Self.text(of: block, number: index, baseURL: baseURL))
      }
    }
  }

  /// The words of Markdown in UTF-8. Apple's interface.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// The words of a file with Markdown in UTF-8. Apple's interface.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private static func text(
    of block: MarkdownBlocks.Block, number: Int, baseURL: URL?
  ) -> AttributedString {
    var text =
      block.isCode ? AttributedString(block.text) : inline(folded(block.text), baseURL: baseURL)
    let types = block.kinds.enumerated().map { depth, kind in
      PresentationIntent.IntentType(kind: kind, identity: 8 * number + depth + 1)
    }
    text.presentationIntent = PresentationIntent(types: types)
    return text
  }

  /// Spans whose line breaks are spaces, except hard ones behind two spaces or a backslash.
  private static func folded(_ source: String) -> [InlineMarkdown.Span] {
    let soft = source.replacing(#/(?: {2,}|\\)\n[ \t]*/#) { _ in "\u{2028}" }
      .replacing(#/[ \t]*\n[ \t]*/#) { _ in " " }
    return InlineMarkdown.spans(of: soft).map { span in
      var span = span
      span.text = span.text.replacing("\u{2028}", with: "\n")
      return span
    }
  }

  private static func inline(
    _ spans: [InlineMarkdown.Span], baseURL: URL?
  ) -> AttributedString {
    spans.reduce(into: AttributedString()) { result, span in
      var text = AttributedString(span.text)
      var intent: InlinePresentationIntent = []
      if span.style.isStrong { intent.insert(.stronglyEmphasized) }
      if span.style.isEmphasized { intent.insert(.emphasized) }
      if span.style.isCode { intent.insert(.code) }
      if span.style.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { text.inlinePresentationIntent = intent }
      text.link = span.style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      result.append(text)
    }
  }
}
