import Foundation
import Glibc

/// Keeps folders of the cache from growing without bound.
enum CachePruning {
  private struct Entry {
    var url: URL
    var bytes: Int
    var used: timespec
  }

  /// Removes the entries that were used longest ago until the rest is within both bounds.
  static func keepNewest(_ count: Int, bytes: Int = .max, in folder: URL, except: String? = nil) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return
    }
    guard names.count > count || bytes != .max else { return }
    var entries = names.filter { $0 != except && !$0.hasPrefix(".") }.compactMap { name -> Entry? in
      let url = folder.appendingPathComponent(name)
      var status = stat()
      guard lstat(url.path, &status) == 0 else { return nil }
      let size = bytes == .max ? 0 : size(of: url)
      return Entry(url: url, bytes: size, used: status.st_mtim)
    }
    entries.sort { ($0.used.tv_sec, $0.used.tv_nsec) > ($1.used.tv_sec, $1.used.tv_nsec) }
    var kept = except == nil ? 0 : 1
    var total = 0
    for entry in entries {
      total += entry.bytes
      kept += 1
      if kept > count || total > bytes { try? FileManager.default.removeItem(at: entry.url) }
    }
  }

  /// The bytes of the files in a folder.
  private static func size(of folder: URL) -> Int {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var total = 0
    while let url = files?.nextObject() as? URL {
      var status = stat()
      if lstat(url.path, &status) == 0 { total += Int(status.st_size) }
    }
    return total
  }
}
