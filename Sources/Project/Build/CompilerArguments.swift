import Foundation

/// The arguments of `swiftc` for one widget.
struct CompilerArguments {
  var kits: KitsLocation
  var swiftVersion: String
  /// Flags of conditional compilation.
  var flags: [String] = []
  var searchPaths: [URL]
  var moduleCache: URL
  var output: URL
  var sources: [String]
  /// Whether the source speaks of `URLSession` and its kin, a module of its own on Linux.
  var usesNetworking = false

  /// What is the same for every widget.
  ///
  /// Measured with two processors: one frontend for the whole module with two threads is a third
  /// quicker than one a file, lld a tenth quicker than gold. Line tables alone cost next to nothing
  /// and give backtraces their places. No argument may name the folder of the build: Clang's module
  /// cache depends on it, and its modules would be built anew, which takes longer than all the rest.
  static let fixed = [
    "-parse-as-library", "-Onone", "-wmo", "-num-threads", "2", "-gline-tables-only",
    "-use-ld=lld", "-D", "DEBUG", "-module-name", "UserWidget", "-enable-bare-slash-regex",
    "-diagnostic-style", "llvm", "-no-color-diagnostics",
  ]

  /// Imported into every file, so that Apple's Foundation is complete however it is reached. It brings
  /// Combine, too: many a model names `ObservableObject` with no other import.
  static let implicitModules = ["AppleFoundation", "Combine"]

  /// Imported where the source needs it: its library brings a dozen others, which every drawing
  /// would wait for.
  static let networkingModule = "FoundationNetworking"

  /// Names of Apple's Foundation that lie in that module.
  static let networkingNames = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "HTTPCookie", "HTTPURLResponse",
  ]

  /// Whether a source file has one of these names.
  static func needsNetworking(_ bytes: [UInt8]) -> Bool {
    let text = Data(bytes)
    return networkingNames.contains { text.range(of: Data($0.utf8)) != nil }
  }

  var arguments: [String] {
    var list = Self.fixed
    list += ["-swift-version", swiftVersion]
    for flag in flags { list += ["-D", flag] }
    list += ["-I", kits.modules.path]
    for path in searchPaths { list += ["-I", path.path] }
    let libraryFolder = kits.library.deletingLastPathComponent().path
    list += ["-L", libraryFolder, "-lIsletKits", "-Xlinker", "-rpath", "-Xlinker", libraryFolder]
    if let plugin = kits.macroPlugin {
      list += ["-load-plugin-executable", "\(plugin.path)#PreviewMacros,ObservationMacros"]
    }
    for module in Self.implicitModules where kits.hasModule(module) {
      list += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    if usesNetworking {
      list += ["-Xfrontend", "-import-module", "-Xfrontend", Self.networkingModule]
    }
    list += ["-module-cache-path", moduleCache.path]
    list += ["-o", output.path]
    return list + sources
  }

  var byteCount: Int { arguments.reduce(0) { $0 + $1.utf8.count + 1 } }

  /// The arguments as a response file: one a line, quoted.
  var responseFile: String {
    arguments.map { argument in
      let escaped = argument.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      return "\"\(escaped)\"\n"
    }.joined()
  }
}
