import Foundation

/// Keeps two runs from writing into one folder at once. The lock lies on the folder itself, so that
/// no file is left there, and the system takes it back when the process ends.
final class FolderLock: Sendable {
  private let descriptor: CInt

  /// Waits until no other run holds the lock. Nil where the folder cannot be locked, as on some
  /// file systems of a network; the run goes on without.
  init?(waitingFor folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var result = flock(descriptor, LOCK_EX)
    while result != 0, errno == EINTR { result = flock(descriptor, LOCK_EX) }
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
