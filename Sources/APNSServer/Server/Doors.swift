import HTTP2
import Synchronization

/// The server as its own handler sees it, which is made before it.
final class Doors: Sendable {
  private struct Reference: Sendable {
    weak var server: HTTP2Server?
  }

  private let reference = Mutex(Reference())

  func set(_ server: HTTP2Server) {
    reference.withLock { $0.server = server }
  }

  /// Closes all connections, and the port for so many seconds.
  func close(_ seconds: Double) {
    reference.withLock { $0.server }?.pause(seconds: seconds)
  }
}
