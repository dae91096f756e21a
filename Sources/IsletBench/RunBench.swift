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

/// `swiftc` for the same sources, with the arguments of Islet's own builds.
private struct CompilerAlone {
  private let compiler: URL
  private let arguments: [String]

  init(project: WidgetProject, output: URL) throws {
    compiler = try Toolchain.find().compiler
    let kits = try KitsLocation.find()
    let library = kits.library.deletingLastPathComponent().path
    let cache = try CacheFolder.standard().url
    var arguments = [
      "-parse-as-library", "-Onone", "-wmo", "-num-threads", "2", "-gline-tables-only",
      "-use-ld=lld", "-D", "DEBUG", "-module-name", "UserWidget", "-swift-version",
      project.swiftVersion, "-I", kits.modules.path,
      "-I", cache.appendingPathComponent("stubs-2").path,
      "-L", library, "-lIsletKits", "-Xlinker", "-rpath", "-Xlinker", library,
      "-Xfrontend", "-import-module", "-Xfrontend", "AppleFoundation",
      "-module-cache-path", cache.appendingPathComponent("module-cache").path,
      "-o", output.appendingPathComponent("alone").path,
    ]
    if let plugin = kits.macroPlugin {
      arguments += ["-load-plugin-executable", "\(plugin.path)#PreviewMacros"]
    }
    self.arguments =
      arguments + project.sources.map { project.root.appendingPathComponent($0.path).path }
  }

  func compile() throws {
    try run(compiler, arguments)
  }
}
