import Foundation
import Project

/// The `islet` beside this program.
struct BuiltIslet {
  let executable: URL

  init() throws {
    let beside = KitsLocation.runningExecutable?.deletingLastPathComponent()
      .appendingPathComponent("islet")
    guard let beside, FileManager.default.isExecutableFile(atPath: beside.path) else {
      throw BenchFailure("There is no islet beside this program. Run swift build -c release first.")
    }
    executable = beside
  }

  func preview(_ project: URL, output: URL) throws {
    try run(executable, ["preview", project.path, "--output", output.path])
  }
}

/// Runs a program to its end; what it prints is dropped.
func run(_ executable: URL, _ arguments: [String]) throws {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw BenchFailure(
      "\(executable.lastPathComponent) ended with code \(process.terminationStatus): "
        + arguments.joined(separator: " "))
  }
}
