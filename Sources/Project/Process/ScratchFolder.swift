import Foundation
import Glibc

/// Folders that live as long as one process or one build.
enum ScratchFolder {
  /// A new empty folder that only this user can read.
  static func make(in parent: URL? = nil) throws(SystemFailure) -> URL {
    let base = parent ?? FileManager.default.temporaryDirectory
    var template = Array(base.appendingPathComponent("islet-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemFailure(call: "a folder in \(base.path)", code: errno)
    }
    let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }
}
