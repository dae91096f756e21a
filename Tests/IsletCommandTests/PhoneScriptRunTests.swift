import Foundation
import Testing

/// The scripts of the examples, played by the built command.
@Suite(.serialized) struct PhoneScriptRunTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let output = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-run-\(UUID().uuidString)")

  @Test(
    "The scripts of the examples play to their end",
    arguments: ["Journey", "Delivery", "Newsroom", "Ticker", "Coffee"])
  func examples(name: String) throws {
    defer { try? FileManager.default.removeItem(at: output) }
    let folder = root.appendingPathComponent("Examples/\(name)").path
    let result = try BuiltCommand.run([
      "run", folder, "--script", "\(folder)/\(name.lowercased()).phone", "--output", output.path,
    ])
    #expect(result.code == 0, "\(result.output) \(result.errors)")
    #expect(
      FileManager.default.fileExists(atPath: output.appendingPathComponent("locked.png").path))
  }

  @Test("A line that fails says what is there, draws it, and ends with 1")
  func failure() throws {
    defer { try? FileManager.default.removeItem(at: output) }
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let script = output.appendingPathComponent("bad.phone")
    try Data("start riding\nexpect island expanded\nlock\n".utf8).write(to: script)
    let pictures = output.appendingPathComponent("pictures")
    let report = output.appendingPathComponent("report.xml")
    let result = try BuiltCommand.run([
      "run", root.appendingPathComponent("Examples/Journey").path, "--script", script.path,
      "--output", pictures.path, "--junit", report.path,
    ])
    #expect(result.code == 1)
    #expect(result.output.contains("bad.phone:2: expect island expanded"))
    #expect(result.output.contains("The island is compact, not expanded."))
    #expect(
      FileManager.default.fileExists(atPath: pictures.appendingPathComponent("failed.png").path))
    let xml = try String(contentsOf: report, encoding: .utf8)
    #expect(xml.contains("tests=\"3\" failures=\"1\" skipped=\"1\""))
  }
}
