import Foundation
import Testing

/// The uses of one file in `Uses`: what public Live Activity code uses of Apple's interface, each row
/// with the number of projects that do so and a small use.
///
/// A heading begins with `##` or `###`, a row with its name between backticks. What a line of a use is
/// for, its first character tells:
///
/// ```
/// |  a declaration of a file           +  a member of the view
/// =  a modifier of the configuration   %  a Dynamic Island
/// >  a statement of an app             @  a module to import
/// ^  a module that Islet lacks         *  a module without which the row is left aside
/// ?  words that are drawn              !  words that are not, although the use has them
/// ```
///
/// All other lines are views.
struct UseTable: Sendable, CustomTestStringConvertible {
  struct Row: Sendable {
    var heading: String
    var name: String
    var users: Int
    /// The lines by their mark; views are under a blank.
    var lines: [Character: [String]] = [:]

    func text(_ mark: Character) -> String? { lines[mark]?.joined(separator: "\n") }

    /// Words that a picture must show: those that are named, and the literals of texts and labels.
    var words: [String] {
      let source = [text(" "), text("%")].compactMap { $0 }.joined(separator: "\n")
      let literals = source.matches(of: #/(?:Text|Label)\("([^"\\]+)"[,)]/#).map { String($0.1) }
      let absent = Set(lines["!"] ?? [])
      return (lines["?"] ?? []) + literals.filter { !absent.contains($0) }
    }
  }

  /// The file's name, which Swift can bear.
  var name: String
  var rows: [Row] = []

  var testDescription: String { name }

  init(name: String, text: String) {
    self.name = name
    var heading = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" }.dropFirst())
      } else if let match = line.wholeMatch(of: #/`(.*)` (\d+)/#) {
        rows.append(Row(heading: heading, name: String(match.1), users: Int(match.2) ?? 0))
      } else if !rows.isEmpty {
        let content = line.dropFirst(2)
        let isMarked = content.dropFirst().first == " " && "|+=%>@^*?!".contains(content.prefix(1))
        let mark = isMarked ? content[content.startIndex] : " "
        rows[rows.count - 1].lines[mark, default: []]
          .append(String(isMarked ? content.dropFirst(2) : content))
      }
    }
  }

  /// The folder of the tables.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Uses")

  static let all: [UseTable] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "uses" }
      .sorted { $0.path < $1.path }
      .compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map {
          UseTable(name: file.deletingPathExtension().lastPathComponent, text: $0)
        }
      }
  }()
}
