import Foundation

/// Names of states, which become names of folders.
package enum StateName {
  /// Longer names are cut, in bytes of UTF-8: file systems take 255, a suffix needs some.
  static let greatestLength = 120

  /// A name that is safe as a part of a path: letters, digits, `-`, `_` and `.` stay, everything
  /// else becomes a hyphen. Nil when nothing is left of it.
  package static func safe(_ name: String) -> String? {
    var result = ""
    for character in name {
      let stays =
        character.isLetter || character.isNumber || character == "_" || character == "."
      if stays {
        guard result.utf8.count + character.utf8.count <= greatestLength else { break }
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    // No hidden files, no `..`, no option-like names.
    let ends: (Character) -> Bool = { $0 == "-" || $0 == "." }
    result = String(result.drop(while: ends))
    while let last = result.last, ends(last) { result.removeLast() }
    return result.isEmpty ? nil : result
  }

  /// Safe names for all, each different from the others even where case does not count: repeated
  /// ones get `-2`, `-3`, …; those without a name are `state-1`, `state-2`, … by position.
  package static func unique(_ names: [String?]) -> [String] {
    let wanted = names.enumerated().map { index, name in
      name.flatMap(safe) ?? "state-\(index + 1)"
    }
    var taken: Set<String> = []
    return wanted.map { name in
      var candidate = name
      var number = 2
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(name)-\(number)"
        number += 1
      }
      return candidate
    }
  }
}
