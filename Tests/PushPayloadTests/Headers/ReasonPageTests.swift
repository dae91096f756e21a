import Foundation
import Testing

@testable import PushPayload

@Suite struct ReasonPageTests {
  @Test("docs/push/reasons.md has every reason with its status, and no other")
  func page() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/push/reasons.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let sections = text.matches(of: #/## (\w+)\n\nStatus (\d+);/#).map { "\($0.1) \($0.2)" }
    #expect(
      sections.sorted() == PushReason.allCases.map { "\($0.rawValue) \($0.status)" }.sorted())
  }
}
