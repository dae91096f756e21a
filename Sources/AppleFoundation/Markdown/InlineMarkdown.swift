/// Reads the inline part of Markdown: emphasis, code, links and struck words.
///
/// Foundation on Linux has no Markdown. The rules are those of CommonMark, with the struck words of
/// GitHub's dialect; white space is kept as it is, and block structure has no meaning in a text.
package struct InlineMarkdown {
  /// The look that Markdown gives to words.
  package struct Style: Equatable, Sendable {
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var link: String?

    package init() {}
  }

  /// Words of one look.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var style = Style()
  }

  /// The words of a source, neighbours of the same look joined.
  package static func spans(of source: String) -> [Span] {
    // Most texts hold no Markdown at all.
    guard source.contains(where: { "*_~`[\\<&!^".contains($0) }) else {
      return source.isEmpty ? [] : [Span(text: source)]
    }
    var parser = InlineMarkdown(source)
    parser.parse()
    return parser.joinedSpans()
  }

  /// A part of the source: words, or a run of delimiters that may turn out to be words.
  struct Piece {
    var text: String
    var style = Style()
    var delimiter: DelimiterRun?
  }

  /// An opening bracket that waits for its closing one.
  private struct Bracket {
    var piece: Int
    var isActive = true
  }

  private let source: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  private var brackets: [Bracket] = []

  private init(_ source: String) { self.source = Array(source) }

  private func character(at index: Int) -> Character? {
    source.indices.contains(index) ? source[index] : nil
  }

  private mutating func parse() {
    while position < source.count {
      let character = source[position]
      switch character {
      case "\\": parseEscape()
      case "`": parseCode()
      case "*", "_", "~": parseDelimiters(character)
      case "[": openBracket("[")
      case "!" where self.character(at: position + 1) == "[": openBracket("![")
      case "^" where self.character(at: position + 1) == "[": openBracket("^[")
      case "]": closeBracket()
      case "<": parseAutolink()
      case "&": parseEntity()
      default: append(String(character), advancing: 1)
      }
    }
    DelimiterRun.resolve(&pieces, from: 0)
  }

  private mutating func append(_ text: String, style: Style = Style(), advancing count: Int) {
    position += count
    if let last = pieces.last, last.delimiter == nil, last.style == style,
      brackets.last?.piece != pieces.count - 1
    {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, style: style))
    }
  }

  private func joinedSpans() -> [Span] {
    var spans: [Span] = []
    for piece in pieces {
      let text = piece.delimiter?.remainingText ?? piece.text
      if text.isEmpty { continue }
      if let last = spans.last, last.style == piece.style {
        spans[spans.count - 1].text += text
      } else {
        spans.append(Span(text: text, style: piece.style))
      }
    }
    return spans
  }
}

// MARK: - Escapes, code, entities

extension InlineMarkdown {
  private mutating func parseEscape() {
    guard let next = character(at: position + 1), next.isASCIIPunctuation else {
      return append("\\", advancing: 1)
    }
    append(String(next), advancing: 2)
  }

  private func runLength(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  private mutating func parseCode() {
    let length = runLength(of: "`", at: position)
    var index = position + length
    while index < source.count {
      guard source[index] == "`" else {
        index += 1
        continue
      }
      let closing = runLength(of: "`", at: index)
      if closing == length {
        var style = Style()
        style.isCode = true
        let code = Self.code(source[(position + length)..<index])
        return append(code, style: style, advancing: index + closing - position)
      }
      index += closing
    }
    append(String(repeating: "`", count: length), advancing: length)
  }

  /// The content of a code span: one space at each end is stripped, which lets it hold backticks.
  private static func code(_ content: ArraySlice<Character>) -> String {
    let text = content.map { $0.isNewline ? " " : $0 }
    guard text.count > 1, text.first == " ", text.last == " ", text.contains(where: { $0 != " " })
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—",
    "middot": "·", "bull": "•", "deg": "°", "times": "×", "euro": "€", "pound": "£",
  ]

  private mutating func parseEntity() {
    var end = position + 1
    while let next = character(at: end), next.isASCII, next.isLetter || next.isNumber || next == "#"
    {
      end += 1
    }
    guard character(at: end) == ";",
      let value = Self.entity(String(source[(position + 1)..<end]))
    else { return append("&", advancing: 1) }
    append(String(value), advancing: end + 1 - position)
  }

  private static func entity(_ name: String) -> Character? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code, code > 0 else { return nil }
    return Unicode.Scalar(code).map(Character.init)
  }
}

// MARK: - Emphasis

extension InlineMarkdown {
  private mutating func parseDelimiters(_ character: Character) {
    let length = runLength(of: character, at: position)
    let run = DelimiterRun(
      character: character, length: length, before: self.character(at: position - 1),
      after: self.character(at: position + length))
    position += length
    pieces.append(Piece(text: "", delimiter: run))
  }
}

// MARK: - Links

extension InlineMarkdown {
  private mutating func openBracket(_ text: String) {
    position += text.count
    pieces.append(Piece(text: text))
    brackets.append(Bracket(piece: pieces.count - 1))
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return append("]", advancing: 1) }
    if pieces[bracket.piece].text == "^[" { return closeAttributes(bracket) }
    var scanner = LinkDestination(source: source, position: position + 1)
    guard bracket.isActive, let destination = scanner.scan() else {
      return append("]", advancing: 1)
    }
    let isImage = pieces[bracket.piece].text == "!["
    pieces[bracket.piece].text = ""
    DelimiterRun.resolve(&pieces, from: bracket.piece + 1)
    position = scanner.position
    // An image in Markdown shows its description; there is nothing to load it from.
    if isImage { return }
    for index in pieces.indices[bracket.piece...] { pieces[index].style.link = destination }
    // A link holds no other link.
    for index in brackets.indices { brackets[index].isActive = false }
  }

  /// Apple's dialect has attributes behind words, `^[3 stop](inflect: true)`. The words are shown as
  /// they are: there is no dictionary to make them agree.
  private mutating func closeAttributes(_ bracket: Bracket) {
    guard character(at: position + 1) == "(",
      let end = source[position...].firstIndex(of: ")")
    else { return append("]", advancing: 1) }
    pieces[bracket.piece].text = ""
    DelimiterRun.resolve(&pieces, from: bracket.piece + 1)
    position = end + 1
  }

  private mutating func parseAutolink() {
    guard let end = source[position...].firstIndex(of: ">") else {
      return append("<", advancing: 1)
    }
    let content = String(source[(position + 1)..<end])
    guard let destination = Self.autolink(content) else { return append("<", advancing: 1) }
    var style = Style()
    style.link = destination
    append(content, style: style, advancing: end + 1 - position)
  }

  private static func autolink(_ content: String) -> String? {
    if content.contains(where: { $0.isWhitespace || $0 == "<" }) { return nil }
    if let colon = content.firstIndex(of: ":") {
      let scheme = content[..<colon]
      let isScheme =
        scheme.count >= 2 && scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
      return isScheme ? content : nil
    }
    let parts = content.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      ? "mailto:" + content : nil
  }
}

extension Character {
  var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
