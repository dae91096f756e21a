import Foundation
import Glibc

/// Tells when something below a folder was saved, made, renamed or deleted, by the system's inotify.
///
/// Several changes at once, as an editor makes them that writes a new file and renames it, are one
/// notice. Folders that `FolderListing` passes over are passed over here. `stop()` ends it.
package final class SourceWatcher: @unchecked Sendable {
  /// The most folders that are watched. A choice of Islet.
  package static let folderLimit = 8_192
  /// Milliseconds without a change after which one is told, and the most that a change waits.
  /// Choices of Islet.
  private static let quiet: Int32 = 30
  private static let patience: Double = 0.3

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

  /// A notice each time; it holds at most one that was not read.
  package let changes: AsyncStream<Void>

  private let continuation: AsyncStream<Void>.Continuation
  private let root: String
  private let queue: Int32
  private let stopped: Int32
  private let stopping: Int32
  private let lock = NSLock()
  // The folder of each watch: used by `init`, then by the watching thread alone.
  private var folders: [Int32: String] = [:]
  // Under the lock.
  private var isStopped = false

  /// - Parameter path: A folder, or a file whose folder is watched.
  /// - Throws: `ProjectError` when there is nothing at the path, or more than can be watched.
  package init(path: String) throws(ProjectError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing(path: path) }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    root =
      isFolder ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    queue = inotify_init1(Int32(IN_CLOEXEC))
    // The watching thread wakes when the writing end is closed.
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (stopped, stopping) = (ends[0], ends[1])
    (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    guard queue >= 0, stopping >= 0 else {
      let reason = String(cString: strerror(errno))
      for descriptor in [queue, stopped, stopping] { close(descriptor) }
      throw .unreadable(path: path, reason: "its changes cannot be watched: \(reason)")
    }
    do throws(ProjectError) {
      try watch(folder: root)
    } catch {
      for descriptor in [queue, stopped, stopping] { close(descriptor) }
      throw error
    }
    Thread.detachNewThread { self.run() }
  }

  /// Ends the watching and the stream.
  package func stop() {
    lock.withLock {
      guard !isStopped else { return }
      isStopped = true
      close(stopping)
    }
  }

  /// Watches a folder and those in it.
  private func watch(folder: String) throws(ProjectError) {
    guard folders.count < Self.folderLimit else {
      throw .tooManyFiles(folder: root, limit: Self.folderLimit, kind: "folders")
    }
    let watch = inotify_add_watch(queue, folder, Self.mask)
    guard watch >= 0 else {
      // A folder may be gone by now.
      if errno == ENOENT || errno == ENOTDIR { return }
      let reason =
        errno == ENOSPC
        ? "the system watches no more folders (fs.inotify.max_user_watches)"
        : String(cString: strerror(errno))
      throw .unreadable(path: folder, reason: reason)
    }
    // A link back to a folder above gives that folder's watch again.
    guard folders.updateValue(folder, forKey: watch) == nil else { return }
    guard let directory = opendir(folder) else { return }
    var inner: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !FolderListing.isSkipped(folder: Substring(name)) else { continue }
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        continue
      }
      inner.append("\(folder)/\(name)")
    }
    closedir(directory)
    for path in inner { try self.watch(folder: path) }
  }

  // MARK: The watching thread

  private func run() {
    while true {
      guard wait() else { break }
      guard readEvents() else { continue }
      let start = ContinuousClock.now
      var goesOn = true
      while goesOn, start.duration(to: .now) < .seconds(Self.patience) {
        var events = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
        goesOn = poll(&events, 1, Self.quiet) > 0
        if goesOn { _ = readEvents() }
      }
      continuation.yield()
    }
    continuation.finish()
    close(queue)
    close(stopped)
  }

  /// Gives false when the watching shall end.
  private func wait() -> Bool {
    var both = [
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&both, 2, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return both[1].revents == 0
  }

  /// Reads what has happened, and gives whether it can matter to a build.
  private func readEvents() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(queue, &buffer, buffer.count)
    guard count > 0 else { return false }
    var matters = false
    var place = 0
    // `struct inotify_event`: watch, mask, cookie, length of the name, name.
    while place + 16 <= count {
      let (watch, mask, length) = buffer.withUnsafeBytes { bytes in
        (
          bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
          bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
          Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        )
      }
      let name = String(
        decoding: buffer[(place + 16)..<min(count, place + 16 + length)].prefix { $0 != 0 },
        as: UTF8.self)
      place += 16 + length
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        // Events were lost: a folder may have been made that nobody watches.
        folders = [:]
        try? self.watch(folder: root)
        matters = true
      } else if mask & UInt32(IN_IGNORED) != 0 {
        folders[watch] = nil
      } else if let folder = folders[watch] {
        let isFolder = mask & UInt32(IN_ISDIR) != 0
        guard isFolder ? !FolderListing.isSkipped(folder: Substring(name)) : Self.isSource(name)
        else { continue }
        matters = true
        if isFolder, mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
          // More folders than can be watched leave the new ones unwatched.
          try? self.watch(folder: "\(folder)/\(name)")
        }
      }
    }
    return matters
  }

  /// Whether a file is the user's and not an editor's.
  private static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#") && name != "4913"
  }
}
