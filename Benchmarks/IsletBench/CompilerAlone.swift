import Foundation
import Project

/// `swiftc` for a project's sources, with the arguments of Islet's own builds.
struct CompilerAlone {
  private let compiler: URL
  private let arguments: [String]

  init(project: WidgetProject, output: URL) throws {
    compiler = try Toolchain.find().compiler
    let kits = try KitsLocation.find()
    let library = kits.library.deletingLastPathComponent().path
    arguments =
      try Self.mode(project) + (try Self.imports(kits)) + [
        "-num-threads", "2", "-use-ld=lld", "-L", library, "-lIsletKits", "-Xlinker", "-rpath",
        "-Xlinker", library,
        "-o", output.appendingPathComponent("alone").path,
      ] + project.sources.map { project.root.appendingPathComponent($0.path).path }
  }

  func compile() throws {
    try run(compiler, arguments)
  }

  /// How Islet compiles, whatever it compiles against.
  static func mode(_ project: WidgetProject) throws -> [String] {
    [
      "-parse-as-library", "-Onone", "-wmo", "-gline-tables-only",
      "-D", "DEBUG", "-module-name", "UserWidget", "-swift-version", project.swiftVersion,
      "-module-cache-path",
      try CacheFolder.standard().url.appendingPathComponent("module-cache").path,
    ]
  }

  /// Where the kits are found.
  static func imports(_ kits: KitsLocation) throws -> [String] {
    var arguments = [
      "-I", kits.modules.path,
      "-I", try CacheFolder.standard().url.appendingPathComponent("stubs-4").path,
      "-Xfrontend", "-import-module", "-Xfrontend", "AppleFoundation",
    ]
    if let plugin = kits.macroPlugin {
      arguments += ["-load-plugin-executable", "\(plugin.path)#PreviewMacros"]
    }
    return arguments
  }
}
