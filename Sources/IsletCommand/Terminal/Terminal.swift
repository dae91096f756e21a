import Foundation
import Glibc
import Synchronization

/// What the command prints: results on standard output, everything else on the error output.
final class Terminal: Sendable {
  private let showsProgress: Bool
  private let hasLine = Mutex(false)

  /// Progress is shown on a terminal only.
  init(showsProgress: Bool = isatty(STDERR_FILENO) == 1) {
    self.showsProgress = showsProgress
  }

  func output(_ text: String) {
    clearProgress()
    Self.write(text, to: STDOUT_FILENO)
  }

  func error(_ text: String) {
    clearProgress()
    Self.write(text, to: STDERR_FILENO)
  }

  /// One line that the next one replaces.
  func progress(_ message: String) {
    guard showsProgress else { return }
    hasLine.withLock { hasLine in
      hasLine = true
      Self.write("\r\u{1B}[K" + String(message.prefix(78)), to: STDERR_FILENO)
    }
  }

  func clearProgress() {
    hasLine.withLock { hasLine in
      if hasLine { Self.write("\r\u{1B}[K", to: STDERR_FILENO) }
      hasLine = false
    }
  }

  /// A reader that has gone away, as in `islet … | head`, is no error.
  private static func write(_ text: String, to descriptor: CInt) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        return
      }
    }
  }
}
