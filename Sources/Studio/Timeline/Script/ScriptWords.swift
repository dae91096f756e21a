/// A line of a script in words.
///
/// Words are parted by spaces. Quotes hold a path with spaces together, braces a JSON object. What
/// follows a `#` at the beginning of a word is a comment.
package struct ScriptWords {
  package enum Word: Equatable, Sendable {
    case plain(String)
    case quoted(String)
    case json(String)

    /// The word as it was written, as far as a message needs it.
    package var text: String {
      switch self {
      case .plain(let text), .json(let text): text
      case .quoted(let text): "\"\(text)\""
      }
    }
  }

  /// Why a line cannot be split.
  package enum Fault: Error {
    case openQuote, openBrace

    /// What is wrong and what to do, in complete sentences.
    package var message: String {
      switch self {
      case .openQuote: "A quote is opened and not closed. Close it before the line ends."
      case .openBrace:
        "A brace is opened and not closed. Write the JSON on one line, or put it in a file."
      }
    }
  }

  package private(set) var words: [Word] = []
  /// Where each word begins, from 1.
  package private(set) var columns: [Int] = []
  /// The line without its comment.
  package private(set) var text = ""

  package init(_ line: Substring) throws(Fault) {
    var rest = line[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != "#" else { break }
      columns.append(line.distance(from: line.startIndex, to: rest.startIndex) + 1)
      switch first {
      case "\"":
        let inner = rest.dropFirst().prefix { $0 != "\"" }
        guard inner.endIndex < rest.endIndex else { throw .openQuote }
        words.append(.quoted(String(inner)))
        rest = rest[inner.endIndex...].dropFirst()
      case "{":
        guard let end = Self.endOfObject(rest) else { throw .openBrace }
        words.append(.json(String(rest[..<end])))
        rest = rest[end...]
      default:
        let word = rest.prefix { !$0.isWhitespace }
        words.append(.plain(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
    text = String(line[..<rest.startIndex])
    while text.last?.isWhitespace == true { text.removeLast() }
    text = String(text.drop(while: \.isWhitespace))
  }

  /// Behind the brace that closes the first one.
  private static func endOfObject(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if character == "\\" { isEscaped = true }
        if character == "\"" { isInString = false }
      } else if character == "\"" {
        isInString = true
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      }
    }
    return nil
  }
}
