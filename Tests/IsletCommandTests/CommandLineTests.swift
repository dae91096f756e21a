import Foundation
import Testing

/// The contract of the command line: codes, and what goes to which output.
@Suite struct CommandLineTests {
  @Test(
    "Help and version go to standard output with code 0",
    arguments: [
      (["--help"], "Usage: islet"), (["preview", "--help"], "Usage: islet preview"),
      (["doctor", "--help"], "Usage: islet doctor"),
      (["devices", "--help"], "Usage: islet devices"), (["devices"], "iPhone\n  iPhone 14 Pro "),
      (["help", "timeline"], "Usage: islet timeline"), (["--version"], "islet 0."),
    ])
  func help(arguments: [String], beginning: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix(beginning))
    #expect(result.errors.isEmpty)
  }

  @Test(
    "Wrong arguments end with code 2, a sentence and where help is",
    arguments: [
      ([], "islet: A command is missing. See islet --help.\n"),
      (["prevew"], "islet: There is no command prevew. Did you mean preview? See islet --help.\n"),
      (["preview"], "islet: PATH is missing. See islet preview --help.\n"),
      (
        ["preview", ".", "--sacle", "2"],
        "islet: There is no option --sacle. Did you mean --scale? See islet preview --help.\n"
      ),
      (["doctor", "now"], "islet: now is not expected here. See islet doctor --help.\n"),
    ])
  func usage(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == message)
  }

  @Test("A project that is not there ends with code 1 and its path")
  func missingProject() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltCommand.run(
      ["preview", "/nowhere/App", "--output", folder.appendingPathComponent("out").path])
    #expect(result.code == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/nowhere/App"))
  }

  @Test("With --json a failure is a document on standard output, and nothing else is printed")
  func failureAsDocument() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltCommand.run(
      ["preview", "/nowhere/App", "--json", "--output", folder.path])
    #expect(result.code == 1)
    #expect(result.errors.isEmpty)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(document["exitCode"] as? Int == 1)
    #expect((document["errors"] as? [[String: Any]])?.first?["kind"] as? String == "build")
  }

  @Test("The doctor's document tells whether all that is needed is there")
  func doctor() throws {
    let result = try BuiltCommand.run(["doctor", "--json"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(document["isComplete"] as? Bool == (result.code == 0))
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["subject"] as? String == "Swift toolchain" })
  }
}
