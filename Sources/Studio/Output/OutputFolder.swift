import Foundation

/// A folder of pictures that only ever loses or changes what Islet itself wrote there.
///
/// Order of a run: ``open(_:)``, ``claim(_:)`` with every file that will be written,
/// ``write(_:to:)`` for each, ``finish()``. Each file appears at once as a whole.
package struct OutputFolder: Sendable {
  package let url: URL
  /// What earlier runs wrote.
  private var earlier: OutputManifest
  /// What this run wrote or is going to write.
  private var current = OutputManifest()
  /// Held from ``claim(_:)`` on, until the last copy of this value is gone.
  private var lock: FolderLock?

  /// Makes the folder if it is missing and reads the list of what Islet wrote there.
  package static func open(_ path: String) throws(Problem) -> OutputFolder {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    try makeFolder(url)
    // Said before anything is built and drawn.
    guard access(url.path, W_OK | X_OK) == 0 else { throw unwritable(url, errno) }
    return OutputFolder(url: url, earlier: try .read(from: url))
  }

  private init(url: URL, earlier: OutputManifest) {
    self.url = url
    self.earlier = earlier
  }

  /// Announces the files of this run, paths below the folder. Waits for another run that is writing
  /// there, so that each leaves its own pictures whole and the last one's stay.
  ///
  /// - Throws: a `Problem` naming a file that stands in the way and is not Islet's, or the reason
  ///   why the folder cannot be written.
  package mutating func claim(_ paths: [String]) throws(Problem) {
    lock = FolderLock(waitingFor: url)
    // Another run may have come and gone since the folder was opened.
    earlier = try .read(from: url)
    for path in paths where earlier.files[path] == nil {
      let file = url.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      throw Problem(
        kind: .output,
        message: "\(file.path) is in the way: Islet did not write it and leaves it alone. "
          + "Move it away or choose another folder with --output.")
    }
    for path in paths { current.files[path] = "" }
    // The list comes first: a run that is broken off leaves no file that the next one takes for
    // somebody else's.
    try record(files: earlier.files.merging(current.files) { $1 })
  }

  /// Writes one file as a whole. An equal file is left untouched, so that its date stays.
  package mutating func write(_ data: Data, to path: String) throws(Problem) {
    let file = url.appendingPathComponent(path)
    try Self.makeFolder(file.deletingLastPathComponent())
    if (try? Data(contentsOf: file)) != data { try put(data, at: file) }
    current.files[path] = "\(Fingerprint(data))"
  }

  /// What earlier runs wrote, in order.
  var earlierPaths: [String] { earlier.files.keys.sorted() }

  /// Whether a file of an earlier run has been changed by somebody since. Where that run was broken
  /// off and nobody knows, a file that differs from what is to be written counts as changed.
  func isEdited(_ path: String, from data: Data) -> Bool {
    guard let fingerprint = earlier.files[path],
      let found = try? Data(contentsOf: url.appendingPathComponent(path))
    else { return false }
    return fingerprint.isEmpty ? found != data : "\(Fingerprint(found))" != fingerprint
  }

  /// Leaves a file of an earlier run as it is, and on the list.
  mutating func keep(_ path: String) {
    if let fingerprint = earlier.files[path] { current.files[path] = fingerprint }
  }

  /// Takes away what earlier runs wrote and this one did not, unless someone changed it since, and
  /// brings the list up to date.
  package func finish() throws(Problem) {
    let stale = earlier.files.filter { current.files[$0.key] == nil }
    for (path, fingerprint) in stale { remove(path, fingerprint: fingerprint) }
    try record(files: current.files)
  }

  private func remove(_ path: String, fingerprint: String) {
    let file = url.appendingPathComponent(path)
    let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
    let root = url.resolvingSymlinksInPath().path
    guard folder.path == root || folder.path.hasPrefix(root + "/"),
      let data = try? Data(contentsOf: file),
      fingerprint.isEmpty || "\(Fingerprint(data))" == fingerprint
    else { return }
    try? FileManager.default.removeItem(at: file)
    // Folders that became empty go too; rmdir leaves all others.
    var parent = file.deletingLastPathComponent()
    while parent.path.count > url.path.count, rmdir(parent.path) == 0 {
      parent.deleteLastPathComponent()
    }
  }

  private func record(files: [String: String]) throws(Problem) {
    let file = url.appendingPathComponent(OutputManifest.fileName)
    do {
      let data = try OutputManifest(files: files).encoded()
      if (try? Data(contentsOf: file)) != data { try put(data, at: file) }
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Self.unwritable(file, error)
    }
  }

  /// Under another name first, so that nobody ever sees half a file.
  private func put(_ data: Data, at file: URL) throws(Problem) {
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw Self.unwritable(file, error)
    }
  }

  /// Makes a folder and those it lies in.
  private static func makeFolder(_ folder: URL) throws(Problem) {
    guard mkdir(folder.path, 0o777) != 0 else { return }
    if errno == EEXIST {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
      guard isFolder.boolValue else { throw unwritable(folder, ENOTDIR) }
      return
    }
    guard errno == ENOENT, folder.path != "/" else { throw unwritable(folder, errno) }
    try makeFolder(folder.deletingLastPathComponent())
    guard mkdir(folder.path, 0o777) == 0 || errno == EEXIST else { throw unwritable(folder, errno) }
  }

  private static func unwritable(_ file: URL, _ error: any Error) -> Problem {
    let cocoa = error as NSError
    let posix =
      cocoa.domain == NSPOSIXErrorDomain
      ? cocoa : cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    guard let posix, posix.domain == NSPOSIXErrorDomain else {
      return unwritable(file, reason: cocoa.localizedDescription)
    }
    return unwritable(file, CInt(posix.code))
  }

  private static func unwritable(_ file: URL, _ code: CInt) -> Problem {
    unwritable(file, reason: String(cString: strerror(code)) + ".")
  }

  private static func unwritable(_ file: URL, reason: String) -> Problem {
    Problem(
      kind: .output,
      message: "\(file.path) cannot be written: \(reason) Free the place or choose another "
        + "folder with --output.")
  }
}
