import Foundation
import Glibc

/// Where Islet's built kits lie: what a widget is compiled and linked against.
package struct KitsLocation: Sendable, Equatable {
  /// `libIsletKits.so`.
  package var library: URL
  /// The folder of the `.swiftmodule` files.
  package var modules: URL
  /// The program that expands `#Preview`; nil where it was not built.
  package var macroPlugin: URL?

  /// The kits in a folder as SwiftPM or an installation leaves it; nil if something is missing.
  package init?(folder: URL) {
    library = folder.appendingPathComponent("libIsletKits.so")
    modules = folder.appendingPathComponent("Modules", isDirectory: true)
    let plugin = folder.appendingPathComponent("PreviewMacros-tool")
    macroPlugin = access(plugin.path, X_OK) == 0 ? plugin : nil
    guard access(library.path, R_OK) == 0, access(modules.path, R_OK) == 0 else { return nil }
  }

  /// The kits named by `ISLET_KITS`, else beside the running program, else in `../lib/islet` of it.
  /// Throws `ProjectError.noKits`.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL? = runningExecutable
  ) throws(ProjectError) -> KitsLocation {
    var folders: [URL] = []
    if let named = environment["ISLET_KITS"], !named.isEmpty {
      folders = [URL(fileURLWithPath: named, isDirectory: true)]
    } else if let folder = executable?.deletingLastPathComponent() {
      folders = [
        folder, folder.deletingLastPathComponent().appendingPathComponent("lib/islet"),
      ]
    }
    for folder in folders {
      if let kits = KitsLocation(folder: folder.standardizedFileURL) { return kits }
    }
    throw .noKits(searched: folders.map(\.path))
  }

  /// The file of the running program, links resolved.
  package static var runningExecutable: URL? {
    try? URL(
      fileURLWithPath: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  }

  /// The names of the modules that source may import.
  package var moduleNames: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// Whether there is a module of that name.
  func hasModule(_ name: String) -> Bool {
    access(modules.appendingPathComponent("\(name).swiftmodule").path, R_OK) == 0
  }

  /// Changes when the kits were built anew; found without reading them.
  var identity: ContentHash {
    var identity = ContentHash()
    identity.combine(library.path)
    identity.combine(FileStamp(path: library.path))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".swiftmodule") {
      identity.combine(name)
      identity.combine(FileStamp(path: modules.appendingPathComponent(name).path))
    }
    if let macroPlugin { identity.combine(FileStamp(path: macroPlugin.path)) }
    return identity
  }
}
