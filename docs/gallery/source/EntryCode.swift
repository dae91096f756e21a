import Foundation

/// Finds the code of an entry in its source.
struct EntryCode {
  let source: String

  /// The closure that begins on a line, counted from 1, without its braces and its indentation.
  func closure(atLine line: Int) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return "" }
    let text = lines[(line - 1)...].joined(separator: "\n")
    // The names in front of the closure hold braces, too; they end with the first `") {`, which
    // may be broken into lines.
    guard let opening = text.range(of: #""\s*\) \{"#, options: .regularExpression) else {
      return ""
    }
    var depth = 1
    var end = opening.upperBound
    while end < text.endIndex {
      if text[end] == "{" { depth += 1 }
      if text[end] == "}" { depth -= 1 }
      if depth == 0 { break }
      end = text.index(after: end)
    }
    return Self.aligned(String(text[opening.upperBound..<end]))
  }

  private static func aligned(_ text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
      .filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespaces)
  }
}
