import Foundation
import Testing

/// What `make install` leaves is whole.
struct InstalledCommandTests {
  @Test("An installed islet draws a widget that imports every kit")
  func draws() throws {
    let built = try #require(BuiltCommand.executable).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let imports = [
      "AppIntents", "Combine", "os", "OSLog", "DeveloperToolsSupport", "os.log", "UIKit", "Intents",
    ]
    let trip = try TripProject(
      widget: imports.map { "import \($0)\n" }.joined() + TripProject.widget())
    let prefix = trip.url.appendingPathComponent("prefix")
    let installed = try BuiltCommand.run(
      [root.appendingPathComponent("scripts/install.sh").path, built.path, prefix.path],
      executable: URL(fileURLWithPath: "/bin/bash"))
    try #require(installed.code == 0, "\(installed.errors)")
    let result = try BuiltCommand.run(
      ["preview", trip.project.path, "--output", trip.output.path],
      executable: prefix.appendingPathComponent("bin/islet"))
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(trip.outputFiles.keys.count { $0.hasSuffix(".png") } == 8)
  }
}
