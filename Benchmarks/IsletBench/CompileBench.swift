import Foundation
import Project

/// The file of the activity compiled against the kits, and against modules that declare just what it
/// uses and do nothing: what the kits themselves cost.
struct CompileBench {
  var scratch: Scratch
  /// A folder with a source file for each module.
  var stubs: URL

  /// In the order in which they import each other.
  private static let modules = ["SwiftUI", "ActivityKit", "WidgetKit"]

  func report() throws {
    let project = try WidgetSources.find(at: scratch.project)
    let compiler = try Toolchain.find().compiler
    let empty = scratch.folder.appendingPathComponent("stubs", isDirectory: true)
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    for module in Self.modules {
      try run(
        compiler,
        [
          "-emit-module", "-parse-as-library", "-module-name", module, "-I", empty.path,
          stubs.appendingPathComponent("\(module).swift").path,
          "-o", empty.appendingPathComponent("\(module).swiftmodule").path,
        ])
    }
    // Previews are left out: they are a macro of Islet's, which an empty module does not have.
    let files = project.sources.map(\.path).filter {
      $0.hasSuffix("Activity.swift") || $0.hasSuffix("Attributes.swift")
    }
    let sources = files.map { scratch.project.appendingPathComponent($0).path }
    let mode = try CompilerAlone.mode(project) + ["-c"]
    let kits = try CompilerAlone.imports(try KitsLocation.find())

    func compile(_ imports: [String]) throws {
      // A compiler that finds its own output again leaves out half of its work.
      let object = scratch.folder.appendingPathComponent("\(UUID().uuidString).o")
      defer { try? FileManager.default.removeItem(at: object) }
      try run(compiler, mode + imports + ["-o", object.path] + sources)
    }
    let times = try Stopwatch.medians(
      of: 9, { try compile(["-I", empty.path]) }, { try compile(kits) })
    print(
      """
      compile the widget's file        \(Stopwatch.words(times.1)), \
      \(Stopwatch.ratio(times.1 / times.0)) × against empty modules \
      (\(Stopwatch.words(times.0))), at most 1.30
      """)
  }
}
