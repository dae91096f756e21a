import Foundation

/// Turns paths that the compiler or a backtrace names into those a person knows.
package struct PathDisplay: Sendable {
  /// The folder in which builds have their folders with copies of the user's files and generated
  /// ones. A build's own folder is gone afterwards; its name stays in backtraces.
  private var buildings: String
  private var root: String
  private var currentDirectory: String

  /// The folder of changed copies of the user's files within that of the build.
  static let maskedFolder = "masked"
  /// The folder of copies whose names got a number.
  private static let renamedFolder = "renamed"

  /// The place within a build of a copy whose name got a number: `renamed/App/Views~2.swift`.
  static func renamed(_ path: String, number: Int) -> String {
    "\(renamedFolder)/\((path as NSString).deletingPathExtension)~\(number).swift"
  }

  package init(
    root: URL, buildings: URL, currentDirectory: String = FileManager.default.currentDirectoryPath
  ) {
    self.root = root.path
    self.buildings = buildings.path
    self.currentDirectory = currentDirectory
  }

  /// The path to show: relative to the current directory when it lies below.
  package func display(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    guard let inner = insideBuild(path) else { return relative(path) }
    if let masked = userCopy(inner) { return relative(masked) }
    return "\(inner.split(separator: "/").last ?? inner) (written by Islet)"
  }

  /// The path to show of a file that is the user's; nil for all others.
  package func userPath(_ path: String) -> String? {
    if let inner = insideBuild(path) { return userCopy(inner).map(relative) }
    return path.hasPrefix(root + "/") ? relative(path) : nil
  }

  /// The part of a path after the folder of a build.
  private func insideBuild(_ path: String) -> Substring? {
    guard path.hasPrefix(buildings + "/") else { return nil }
    let rest = path.dropFirst(buildings.count + 1)
    return rest.firstIndex(of: "/").map { rest[rest.index(after: $0)...] }
  }

  /// The user's file of which a path within a build is a copy.
  private func userCopy(_ inner: Substring) -> String? {
    let parts = inner.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case Self.maskedFolder: return "\(root)/\(parts[1])"
    case Self.renamedFolder:
      return parts[1].lastIndex(of: "~").map { "\(root)/\(parts[1][..<$0]).swift" }
    default: return nil
    }
  }

  private func relative(_ path: String) -> String {
    let base = currentDirectory == "/" ? "/" : currentDirectory + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}
