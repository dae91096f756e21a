import Foundation
import Testing

@testable import Studio

@Suite struct ExampleScriptTests {
  @Test("The script of the journey example can be read, and ends what it starts")
  func journey() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Examples/Journey/journey.timeline")
    let script = try TimelineScript(parsing: String(contentsOf: file, encoding: .utf8))
    #expect(script.steps.first?.command == .start(.both(.preview(1)), stale: 360))
    #expect(script.steps.contains { $0.command == .end(.preview(3), .after(600)) })
  }
}
