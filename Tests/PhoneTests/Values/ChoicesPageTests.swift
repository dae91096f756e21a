import Foundation
import Phone
import Testing

/// `docs/choices.md` and the code list the same rules and choices.
@Suite struct ChoicesPageTests {
  /// The first cells of the rows of the table below a heading.
  private func names(below heading: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/choices.md"), encoding: .utf8)
    let lines = page.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "## \(heading)"))
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| --") }
      .dropFirst()
      .compactMap { $0.components(separatedBy: "|").dropFirst().first }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
  }

  @Test("The page lists every choice, and no other")
  func choices() throws {
    let properties = Mirror(reflecting: Choices()).children.compactMap(\.label)
    #expect(try names(below: "Choices").sorted() == properties.sorted())
    #expect(properties.count > 30)
  }

  @Test("The page lists every rule in the order of its number")
  func rules() throws {
    #expect(try names(below: "Rules") == Rule.allCases.map(\.label))
  }
}
