import Foundation

/// Splits Markdown into its blocks: headings, items of lists, quotations, code and paragraphs.
///
/// The rules are CommonMark's for these. Lists within lists become items of one list, tables and
/// HTML paragraphs, which is a choice of Islet.
struct MarkdownBlocks {
  /// Lines of one kind.
  struct Block: Equatable {
    var kinds: [PresentationIntent.Kind]
    var text: String
    /// Whether the text is shown as it is.
    var isCode = false
  }

  private var blocks: [Block] = []
  private var paragraph: [String] = []
  private var ordinal = 0

  static func blocks(of source: String) -> [Block] {
    var parser = MarkdownBlocks()
    parser.parse(source)
    return parser.blocks
  }

  private mutating func parse(_ source: String) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.allSatisfy(\.isWhitespace) {
        endParagraph()
      } else if let fence = text.prefixMatch(of: #/(`{3,}|~{3,})\s*([^`\s]*)/#) {
        endParagraph()
        let code = lines.prefix { !$0.drop { $0 == " " }.hasPrefix(fence.1) }
        lines = lines.dropFirst(code.count + 1)
        let hint = fence.2.isEmpty ? nil : String(fence.2)
        append(
          Block(
            kinds: [.codeBlock(languageHint: hint)],
            text: code.map { $0 + "\n" }.joined(), isCode: true))
      } else if text.wholeMatch(of: #/(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})/#) != nil {
        endParagraph()
        append(Block(kinds: [.thematicBreak], text: "⸻"))
      } else if let heading = text.wholeMatch(of: #/(#{1,6})\s+(.*?)\s*#*\s*/#) {
        endParagraph()
        append(Block(kinds: [.header(level: heading.1.count)], text: String(heading.2)))
      } else if let item = text.wholeMatch(of: #/[-*+]\s+(.*)/#) {
        startItem(String(item.1), list: .unorderedList, number: nil)
      } else if let item = text.wholeMatch(of: #/(\d{1,9})[.)]\s+(.*)/#) {
        startItem(String(item.2), list: .orderedList, number: Int(item.1))
      } else if text.hasPrefix(">") {
        endParagraph()
        let quoted = text.dropFirst().drop { $0 == " " }
        if let last = blocks.last, last.kinds == [.paragraph, .blockQuote] {
          blocks[blocks.count - 1].text += "\n" + quoted
        } else {
          append(Block(kinds: [.paragraph, .blockQuote], text: String(quoted)))
        }
      } else if paragraph.isEmpty, isInItem, line.first?.isWhitespace == true || !endsBlock {
        blocks[blocks.count - 1].text += "\n" + text
      } else {
        paragraph.append(String(text))
      }
      endsBlock = text.allSatisfy(\.isWhitespace)
    }
    endParagraph()
  }

  /// Whether the line before was empty.
  private var endsBlock = true

  private var isInItem: Bool {
    blocks.last?.kinds.contains { if case .listItem = $0 { true } else { false } } ?? false
  }

  private mutating func startItem(
    _ text: String, list: PresentationIntent.Kind, number: Int?
  ) {
    let continues = paragraph.isEmpty && blocks.last?.kinds.last == list && isInItem
    endParagraph()
    ordinal = continues ? ordinal + 1 : number ?? 1
    append(Block(kinds: [.paragraph, .listItem(ordinal: ordinal), list], text: text))
  }

  private mutating func append(_ block: Block) { blocks.append(block) }

  private mutating func endParagraph() {
    if paragraph.isEmpty { return }
    append(Block(kinds: [.paragraph], text: paragraph.joined(separator: "\n")))
    paragraph = []
  }
}
