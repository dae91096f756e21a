import Foundation
import Project
import Studio

/// Measures how long drawing takes and prints it as ratios, which mean the same on every machine.
///
/// usage: IsletBench EXAMPLE_FOLDER BENCHMARKS_FOLDER
@main
struct IsletBench {
  static func main() async {
    do {
      guard CommandLine.arguments.count == 3 else {
        throw BenchFailure("usage: IsletBench EXAMPLE_FOLDER BENCHMARKS_FOLDER")
      }
      let benchmarks = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)
      let scratch = try Scratch(copyOf: CommandLine.arguments[1])
      defer { scratch.remove() }
      let command = try BuiltIslet()
      print("Drawing \(scratch.name), medians of several runs")
      try RunBench(command: command, scratch: scratch).report()
      try CompileBench(scratch: scratch, stubs: benchmarks.appendingPathComponent("StubKits"))
        .report()
      let card = try await WarmBench(project: scratch.project).report()
      try ChromiumBench(folder: benchmarks.appendingPathComponent("Chromium"), card: card).report()
    } catch {
      FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// Why nothing could be measured.
struct BenchFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
