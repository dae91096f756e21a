/// Splits words into those that are drawn as small capitals and those that are not.
///
/// A face has small capitals for lower-case letters only; an upper-case letter that is to become
/// one is made lower case first.
struct SmallCapsSplit {
  struct Part: Equatable {
    var words: String
    var isSmall: Bool
  }

  let kind: FontModifications.SmallCaps?

  init(_ kind: FontModifications.SmallCaps?) { self.kind = kind }

  func parts(of words: String) -> [Part] {
    switch kind {
    case nil: [Part(words: words, isSmall: false)]
    case .lowercase: [Part(words: words, isSmall: true)]
    case .all: [Part(words: words.lowercased(), isSmall: true)]
    case .uppercase: split(words)
    }
  }

  private func split(_ words: String) -> [Part] {
    var parts: [Part] = []
    for character in words {
      let isSmall = character.isUppercase
      let text = isSmall ? character.lowercased() : String(character)
      if parts.last?.isSmall == isSmall {
        parts[parts.count - 1].words += text
      } else {
        parts.append(Part(words: text, isSmall: isSmall))
      }
    }
    return parts.isEmpty ? [Part(words: words, isSmall: false)] : parts
  }
}

extension Font {
  /// Which letters are small capitals, with changes applied on top of the font's own.
  func smallCaps(applying changes: FontModifications) -> FontModifications.SmallCaps? {
    modifications.merging(changes).smallCaps
  }
}
