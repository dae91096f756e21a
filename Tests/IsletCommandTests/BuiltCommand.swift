import Foundation

/// The `islet` that was built beside these tests.
struct BuiltCommand {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  static var executable: URL? {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent("islet")
    return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : nil
  }

  /// Runs the command to its end, in a folder of its own when none is given.
  static func run(
    _ arguments: [String], in folder: URL? = nil, executable: URL? = Self.executable
  ) throws -> Result {
    guard let executable else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both are read at once, so that neither pipe fills up.
    nonisolated(unsafe) var errorData = Data()
    let reading = DispatchWorkItem {
      errorData = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    }
    DispatchQueue.global().async(execute: reading)
    let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
    reading.wait()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }
}
