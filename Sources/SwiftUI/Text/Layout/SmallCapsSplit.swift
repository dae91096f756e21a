/// Splits words into those that are drawn as small capitals and those that are not.
///
/// Small capitals are capital letters in a smaller size, so these words are made upper case.
struct SmallCapsSplit {
  struct Part: Equatable {
    var words: String
    var isSmall: Bool
  }

  let kind: FontModifications.SmallCaps?

  init(_ kind: FontModifications.SmallCaps?) { self.kind = kind }

  func parts(of words: String) -> [Part] {
    guard kind != nil else { return [Part(words: words, isSmall: false)] }
    var parts: [Part] = []
    for character in words {
      let isSmall = isSmall(character)
      let text = isSmall ? character.uppercased() : String(character)
      if parts.last?.isSmall == isSmall {
        parts[parts.count - 1].words += text
      } else {
        parts.append(Part(words: text, isSmall: isSmall))
      }
    }
    return parts.isEmpty ? [Part(words: words, isSmall: false)] : parts
  }

  private func isSmall(_ character: Character) -> Bool {
    switch kind {
    case .all: character.isLetter
    case .lowercase: character.isLowercase
    case .uppercase: character.isUppercase
    case nil: false
    }
  }
}

extension Font {
  /// Which letters are small capitals, with changes applied on top of the font's own.
  func smallCaps(applying changes: FontModifications) -> FontModifications.SmallCaps? {
    modifications.merging(changes).smallCaps
  }
}
