/// Reads what follows the words of a link: `(https://example.com "title")`.
struct LinkDestination {
  let source: [Character]
  /// Where the reading stands; behind the closing parenthesis after success.
  var position: Int

  private var current: Character? {
    source.indices.contains(position) ? source[position] : nil
  }

  /// The destination, or nil if there is none; then the position has no meaning.
  mutating func scan() -> String? {
    guard current == "(" else { return nil }
    position += 1
    skipSpaces()
    guard let destination = current == "<" ? scanPointed() : scanPlain() else { return nil }
    skipSpaces()
    if current != ")" {
      guard skipTitle() else { return nil }
      skipSpaces()
    }
    guard current == ")" else { return nil }
    position += 1
    return destination
  }

  private mutating func skipSpaces() {
    while let character = current, character.isWhitespace { position += 1 }
  }

  private mutating func scanPointed() -> String? {
    position += 1
    var result = ""
    while let character = current {
      position += 1
      if character == ">" { return result }
      if character.isNewline || character == "<" { return nil }
      result.append(unescaped(character))
    }
    return nil
  }

  private mutating func scanPlain() -> String? {
    var result = ""
    var depth = 0
    while let character = current, !character.isWhitespace {
      if character == "(" { depth += 1 }
      if character == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      position += 1
      result.append(unescaped(character))
    }
    return depth == 0 ? result : nil
  }

  /// The character itself, or the one behind a backslash that was just read.
  private mutating func unescaped(_ character: Character) -> Character {
    guard character == "\\", let next = current, next.isASCIIPunctuation else { return character }
    position += 1
    return next
  }

  private mutating func skipTitle() -> Bool {
    guard let opening = current, let closing = ["\"": "\"", "'": "'", "(": ")"][opening] else {
      return false
    }
    position += 1
    while let character = current {
      position += 1
      if character == "\\" { position += 1 }
      if String(character) == closing { return true }
    }
    return false
  }
}
