/// Swift names of assets as Xcode 15 and later make them.
enum AssetIdentifier {
  /// Keywords that need backticks as the name of a static member.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The member's name for an asset: words joined in lower camel case, a last word that repeats
  /// the kind (`Color`, `Image`) dropped. Nil when nothing is left to name.
  ///
  /// That a run of capitals at the beginning is lowered as one word is a choice of Islet.
  static func member(_ name: String, kind: String) -> String? {
    var joined = camelCase(name)
    if joined.count > kind.count, joined.hasSuffix(kind) { joined.removeLast(kind.count) }
    guard let first = joined.first else { return nil }
    if first.isNumber { return "_" + joined }
    return loweringFirstWord(joined)
  }

  /// The type's name for a folder that provides a namespace, in upper camel case.
  static func namespace(_ name: String) -> String? {
    let joined = camelCase(name)
    guard let first = joined.first else { return nil }
    return first.isNumber ? "_" + joined : first.uppercased() + joined.dropFirst()
  }

  /// The name as source must spell it.
  static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Letters and digits, each that follows something else in upper case.
  private static func camelCase(_ name: String) -> String {
    var result = ""
    var startsWord = false
    for character in name {
      guard character.isLetter || character.isNumber || character == "_" && result.isEmpty else {
        startsWord = !result.isEmpty
        continue
      }
      if character == "_" { continue }
      result += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    return result
  }

  /// `AccentBlue` becomes `accentBlue`, `URLIcon` becomes `urlIcon`, `NEWS` becomes `news`.
  private static func loweringFirstWord(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return name }
    let rest = name.dropFirst(capitals.count)
    let count =
      capitals.count > 1 && rest.first?.isLetter == true
      ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
