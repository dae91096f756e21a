import Foundation
import Testing

@testable import Project

/// The examples' apps do not run yet, but their source compiles against the kits as it stands.
struct ExampleAppTests {
  private static let examples = ["Coffee", "Delivery", "Journey", "Newsroom", "Ticker"]

  private static func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test(
    "The app of each example compiles in both language modes", arguments: examples, ["5", "6"])
  func compiles(example: String, swiftVersion: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/\(example)")
    let scratch = try TemporaryFolder()
    let stubs = scratch.url.appendingPathComponent("stubs")
    try StubModules.write(StubModules.maps, into: stubs)
    let sources = try ["App", "Shared"].flatMap {
      try Self.swiftFiles(in: root.appendingPathComponent($0))
    }
    #expect(sources.count >= 2)
    let command = CompilerArguments(
      kits: try KitsLocation.find(), swiftVersion: swiftVersion, searchPaths: [stubs],
      moduleCache: scratch.url.appendingPathComponent("modules"),
      output: scratch.url.appendingPathComponent("app"), sources: sources)
    let result = try Subprocess.run(
      ChildProcess.Launch(
        executable: try Toolchain.find().compiler.path, arguments: command.arguments,
        environment: ProcessInfo.processInfo.environment, directory: scratch.url.path,
        leadsGroup: false),
      outputBound: 1 << 20, timeout: .seconds(300))
    #expect(result.ending == .exited(code: 0), "\(result.errors.text)\(result.output.text)")
  }
}
