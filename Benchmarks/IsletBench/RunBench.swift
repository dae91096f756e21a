import Foundation
import Project

/// Whole runs of the command: after an edit against the compiler alone, and with nothing changed.
struct RunBench {
  var command: BuiltIslet
  var scratch: Scratch

  func report() throws {
    let project = try WidgetSources.find(at: scratch.project)
    guard let edited = project.sources.first(where: { $0.role == .activity })?.path else {
      throw BenchFailure("\(scratch.name) has no file with an ActivityConfiguration.")
    }
    let compiler = try CompilerAlone(project: project, output: scratch.folder)
    try command.preview(scratch.project, output: scratch.output)
    try compiler.compile()

    let runs = 5
    let alone = try Stopwatch.median(of: runs) {
      try scratch.edit(edited)
      try compiler.compile()
    }
    let drawn = try Stopwatch.median(of: runs) {
      try scratch.edit(edited)
      try command.preview(scratch.project, output: scratch.output)
    }
    let unchanged = try Stopwatch.median(of: 2 * runs) {
      try command.preview(scratch.project, output: scratch.output)
    }
    print(
      """
      edit one widget file, draw all   \(Stopwatch.words(drawn)), \
      \(Stopwatch.ratio(drawn / alone)) × swiftc alone (\(Stopwatch.words(alone))), at most 1.50
      nothing changed                  \(Stopwatch.words(unchanged)), \
      \(Stopwatch.ratio(unchanged / 0.3)) × 0.3 s, at most 1.00
      """)
  }
}
