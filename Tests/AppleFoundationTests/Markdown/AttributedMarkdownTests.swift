import AppleFoundation
import Testing

/// Blocks and lines by CommonMark 0.31; the joining of blocks without a break is Apple's.
@Suite("Markdown in attributed strings")
struct AttributedMarkdownTests {
  private func text(
    _ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) throws -> AttributedString {
    try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax))
  }

  private func words(_ text: AttributedString) -> String { String(text.characters) }

  @Test("words in a line get their intent and their link")
  func inline() throws {
    let read = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://x.y)")
    #expect(words(read) == "a b c d e f")
    let intents = read.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(read.runs.compactMap(\.link) == [URL(string: "https://x.y")])
    let relative = try AttributedString(
      markdown: "[f](/g)", baseURL: URL(string: "https://x.y"))
    #expect(relative.runs.first?.link?.absoluteString == "https://x.y/g")
  }

  @Test("white space is kept or folded as the options say")
  func spaces() throws {
    let source = "one\ntwo  \nthree\n\nfour"
    #expect(words(try text(source, .inlineOnlyPreservingWhitespace)) == source)
    #expect(words(try text("one\ntwo", .inlineOnly)) == "one two")
    #expect(words(try text(source, .full)) == "one two\nthreefour")
  }

  @Test("blocks are told by the intent of their words")
  func blocks() throws {
    let source = """
      # Title #
      Words
      go on

      - one
      - two
        lines

      3. three

      > said

      ```swift
      let a = "*b*"
      ```
      ***
      """
    let read = try AttributedString(markdown: source)
    let kinds = read.runs.compactMap { $0.presentationIntent?.components.map(\.kind) }
    #expect(
      kinds == [
        [.header(level: 1)], [.paragraph],
        [.paragraph, .listItem(ordinal: 1), .unorderedList],
        [.paragraph, .listItem(ordinal: 2), .unorderedList],
        [.paragraph, .listItem(ordinal: 3), .orderedList], [.paragraph, .blockQuote],
        [.codeBlock(languageHint: "swift")], [.thematicBreak],
      ])
    #expect(words(read).hasPrefix("TitleWords go ononetwo linesthreesaidlet a = \"*b*\"\n"))
  }

  @Test("localized text is read as Markdown, a value in it too")
  func localized() {
    let read = AttributedString(localized: "**a** b")
    #expect(words(read) == "a b")
    #expect(read.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test("bytes that are no UTF-8 are an error")
  func bytes() {
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFF])) }
  }
}
