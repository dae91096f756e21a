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

/// Runs a program to its end and returns what it printed; its complaints are dropped.
@discardableResult
func run(_ executable: URL, _ arguments: [String]) throws -> Data {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  let output = Pipe()
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw BenchFailure(
      "\(executable.lastPathComponent) ended with code \(process.terminationStatus): "
        + arguments.joined(separator: " "))
  }
  return printed
}
