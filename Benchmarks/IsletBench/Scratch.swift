import Foundation

/// A copy of a project that may be edited, and a place for pictures.
struct Scratch {
  let folder: URL
  let name: String

  var project: URL { folder.appendingPathComponent(name, isDirectory: true) }
  var output: URL { folder.appendingPathComponent("pictures", isDirectory: true) }

  init(copyOf path: String) throws {
    let original = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    name = original.lastPathComponent
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-bench-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: original, to: folder.appendingPathComponent(name))
  }

  /// Adds a line to a file, so that the project has to be compiled anew.
  func edit(_ file: String) throws {
    let handle = try FileHandle(forWritingTo: project.appendingPathComponent(file))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("// \(UUID().uuidString)\n".utf8))
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
