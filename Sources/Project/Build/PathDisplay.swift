import Foundation

/// Turns paths that the compiler or a backtrace names into those a person knows.
package struct PathDisplay: Sendable {
  /// Folders of Islet that hold copies of the user's files and generated ones.
  private var copies: [String]
  private var root: String
  private var currentDirectory: String

  /// What stands in debug information for the folder of the build, which is renamed afterwards.
  static let buildFolder = "/islet-build"
  /// The folder of masked copies of the user's files within that of the build.
  static let maskedFolder = "masked"

  init(
    root: URL, buildFolder: URL?, currentDirectory: String = FileManager.default.currentDirectoryPath
  ) {
    self.root = root.path
    self.currentDirectory = currentDirectory
    copies = [Self.buildFolder] + (buildFolder.map { [$0.path] } ?? [])
  }

  /// The path to show: relative to the current directory when it lies below.
  package func display(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    for copy in copies where path.hasPrefix(copy + "/") {
      let rest = path.dropFirst(copy.count + 1)
      if rest.hasPrefix(Self.maskedFolder + "/") {
        let inner = rest.dropFirst(Self.maskedFolder.count + 1)
        return relative("\(root)/\(inner)")
      }
      return "\(rest.split(separator: "/").last ?? rest) (written by Islet)"
    }
    return relative(path)
  }

  /// The path to show of a file that is the user's; nil for all others.
  package func userPath(_ path: String) -> String? {
    if path.hasPrefix("\(Self.buildFolder)/\(Self.maskedFolder)/") { return display(path) }
    return path.hasPrefix(root + "/") ? display(path) : nil
  }

  private func relative(_ path: String) -> String {
    let base = currentDirectory == "/" ? "/" : currentDirectory + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}
