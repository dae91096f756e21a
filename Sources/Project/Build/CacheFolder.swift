import Foundation
import Glibc

/// The folder in which Islet keeps what it has built. Nothing in it is dear: it may be removed at any
/// time.
package struct CacheFolder: Sendable, Equatable {
  package var url: URL

  /// A cache at that place, which is made if it is not there. Throws `ProjectError.unwritableCache`.
  package init(at url: URL) throws(ProjectError) {
    self.url = url.standardizedFileURL
    do {
      try FileManager.default.createDirectory(at: self.url, withIntermediateDirectories: true)
    } catch {
      throw .unwritableCache(path: self.url.path, reason: Self.reason(errno))
    }
    guard access(self.url.path, W_OK | X_OK) == 0 else {
      throw .unwritableCache(path: self.url.path, reason: Self.reason(errno))
    }
  }

  /// `$XDG_CACHE_HOME/islet`, else `~/.cache/islet`, else a folder of this user in the temporary
  /// folder.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) -> CacheFolder {
    var first: URL?
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      first = URL(fileURLWithPath: base, isDirectory: true)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      first = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".cache")
    }
    let preferred = first?.appendingPathComponent("islet", isDirectory: true)
    if let preferred, let cache = try? CacheFolder(at: preferred) { return cache }
    let fallback = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-\(getuid())", isDirectory: true)
    do {
      let cache = try CacheFolder(at: fallback)
      // A folder that somebody else put there could hold somebody else's programs.
      var status = stat()
      guard lstat(fallback.path, &status) == 0, status.st_uid == getuid(),
        status.st_mode & S_IFMT == S_IFDIR, chmod(fallback.path, 0o700) == 0
      else { throw ProjectError.unwritableCache(path: fallback.path, reason: "it is not yours") }
      return cache
    } catch {
      throw .unwritableCache(
        path: (preferred ?? fallback).path, reason: "\(fallback.path) is not writable either")
    }
  }

  private static func reason(_ code: CInt) -> String {
    code == 0 ? "it cannot be made" : String(cString: strerror(code))
  }

  /// A folder for one purpose, made if it is not there.
  func folder(_ name: String) throws(ProjectError) -> URL {
    let folder = url.appendingPathComponent(name, isDirectory: true)
    guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
      throw .unwritableCache(path: folder.path, reason: Self.reason(errno))
    }
    return folder
  }
}

/// Which files belong to a folder's widget, remembered by the stamps of all its files.
struct SelectionRecords {
  let cache: CacheFolder

  /// Changes whenever discovery would choose otherwise for the same files.
  private static let version = "selection-3"
  /// Records that are kept; a choice of Islet.
  private static let limit = 200

  private func url(for key: ContentHash) throws(ProjectError) -> URL {
    try cache.folder(Self.version).appendingPathComponent(key.hexadecimal + ".json")
  }

  func project(for key: ContentHash) -> WidgetProject? {
    guard let url = try? url(for: key), let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(WidgetProject.self, from: data)
  }

  /// A record that cannot be written is no loss.
  func store(_ project: WidgetProject, for key: ContentHash) {
    guard let url = try? url(for: key), let data = try? JSONEncoder().encode(project) else {
      return
    }
    try? data.write(to: url, options: .atomic)
    CachePruning.keepNewest(Self.limit, in: url.deletingLastPathComponent())
  }
}
