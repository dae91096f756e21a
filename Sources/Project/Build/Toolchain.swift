import Foundation
import Glibc

/// The Swift compiler that builds widgets.
package struct Toolchain: Sendable, Equatable {
  /// `swiftc`.
  package var compiler: URL
  /// Changes when another compiler stands in its place; found without running it.
  var identity: ContentHash

  /// The first `swiftc` in `PATH`. Throws `ProjectError.noCompiler`.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) -> Toolchain {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where folder.hasPrefix("/") {
      let path = folder + "/swiftc"
      if access(path, X_OK) == 0 { return Toolchain(compiler: URL(fileURLWithPath: path)) }
    }
    throw .noCompiler(searched: folders)
  }

  init(compiler: URL) {
    self.compiler = compiler
    let resolved = compiler.resolvingSymlinksInPath()
    var identity = ContentHash()
    identity.combine(resolved.path)
    // The driver may be a small program; the frontend beside it is what compiles.
    let frontend = resolved.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    for file in [resolved, frontend] { identity.combine(FileStamp(path: file.path)) }
    self.identity = identity
  }
}

/// What the file system tells of a file without reading it.
struct FileStamp: Equatable, Sendable {
  var size: Int64 = -1
  var seconds: Int = 0
  var nanoseconds: Int = 0

  /// The stamp of a file; one that is not there has size -1.
  init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}

extension ContentHash {
  mutating func combine(_ stamp: FileStamp) {
    combine(UInt64(bitPattern: stamp.size))
    combine(UInt64(bitPattern: Int64(stamp.seconds)))
    combine(UInt64(bitPattern: Int64(stamp.nanoseconds)))
  }
}
