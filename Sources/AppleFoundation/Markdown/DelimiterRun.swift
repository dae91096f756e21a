/// A run of `*`, `_` or `~` that may open or close emphasis.
struct DelimiterRun {
  let character: Character
  /// The length as it was written, and what is not yet used up.
  let length: Int
  var remaining: Int
  let canOpen: Bool
  let canClose: Bool

  /// Works out from its neighbours what the run can do (CommonMark, rules of flanking).
  init(character: Character, length: Int, before: Character?, after: Character?) {
    self.character = character
    self.length = length
    remaining = length
    let (spaceBefore, spaceAfter) = (Self.isSpace(before), Self.isSpace(after))
    let (markBefore, markAfter) = (Self.isMark(before), Self.isMark(after))
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    let isUnderscore = character == "_"
    canOpen = isLeft && (!isUnderscore || !isRight || markBefore)
    canClose = isRight && (!isUnderscore || !isLeft || markAfter)
  }

  private static func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }

  private static func isMark(_ character: Character?) -> Bool {
    character.map { $0.isPunctuation || $0.isSymbol } ?? false
  }

  /// What is left of the run as words.
  var remainingText: String { String(repeating: character, count: remaining) }

  /// How many delimiters this run takes together with a closing one; nil when they do not match.
  private func match(_ closer: DelimiterRun) -> Int? {
    guard character == closer.character, canOpen, remaining > 0 else { return nil }
    if character == "~" {
      return remaining == closer.remaining && remaining <= 2 ? remaining : nil
    }
    // A run that both opens and closes matches only some lengths (the rule of three).
    if canClose || closer.canOpen, (length + closer.length) % 3 == 0,
      length % 3 != 0 || closer.length % 3 != 0
    {
      return nil
    }
    return min(remaining, closer.remaining, 2)
  }

  /// Finds the pairs of runs from an index on and gives the pieces between them their look.
  static func resolve(_ pieces: inout [InlineMarkdown.Piece], from start: Int) {
    var index = start
    while index < pieces.count {
      guard let closer = pieces[index].delimiter, closer.canClose, closer.remaining > 0 else {
        index += 1
        continue
      }
      var opener: (index: Int, count: Int)?
      for candidate in stride(from: index - 1, through: start, by: -1) {
        guard let count = pieces[candidate].delimiter?.match(closer) else { continue }
        opener = (candidate, count)
        break
      }
      guard let opener else {
        index += 1
        continue
      }
      for inner in (opener.index + 1)..<index {
        apply(closer.character, count: opener.count, to: &pieces[inner].style)
        // Runs in between have found no partner; they are words.
        pieces[inner].deactivate()
      }
      pieces[opener.index].delimiter?.remaining -= opener.count
      pieces[index].delimiter?.remaining -= opener.count
    }
    for index in pieces.indices[start...] { pieces[index].deactivate() }
  }

  private static func apply(
    _ character: Character, count: Int, to style: inout InlineMarkdown.Style
  ) {
    if character == "~" {
      style.isStruck = true
    } else if count == 2 {
      style.isStrong = true
    } else {
      style.isEmphasized = true
    }
  }
}

extension InlineMarkdown.Piece {
  /// Makes words of what is left of a run of delimiters.
  fileprivate mutating func deactivate() {
    guard let delimiter else { return }
    text = delimiter.remainingText
    self.delimiter = nil
  }
}
