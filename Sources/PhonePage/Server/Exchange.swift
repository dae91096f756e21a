import CMicroHTTPD
import Foundation

/// One request and its answer. The connection is suspended while the answer is worked out, so that
/// the daemon's thread serves the others meanwhile.
final class Exchange: @unchecked Sendable {
  // The daemon's thread and the answering task share `answer` and `isSuspended`, under the lock; the
  // rest belongs to the daemon's thread, and the answering task reads `request` once it is whole.
  private let lock = NSLock()
  private let connection: OpaquePointer
  private var answer: HTTPAnswer?
  private var isSuspended = false
  private var isOver = false
  private var task: Task<Void, Never>?
  var request: HTTPRequest
  var hasBegun = false

  init(request: HTTPRequest, connection: OpaquePointer) {
    self.request = request
    self.connection = connection
  }

  /// Called on the daemon's thread: suspends the connection and works out the answer.
  func begin(_ handler: @escaping @Sendable (HTTPRequest) async -> HTTPAnswer) {
    hasBegun = true
    let request = request
    lock.withLock {
      isSuspended = true
      MHD_suspend_connection(connection)
      task = Task { self.finish(await handler(request)) }
    }
  }

  /// The answer, once it is there.
  func takeAnswer() -> HTTPAnswer? { lock.withLock { answer } }

  /// Gives the answer and wakes the connection; the first answer counts.
  func finish(_ answer: HTTPAnswer) {
    lock.withLock {
      guard self.answer == nil, !isOver else { return }
      self.answer = answer
      if isSuspended {
        isSuspended = false
        MHD_resume_connection(connection)
      }
    }
  }

  /// The connection is gone.
  func end() {
    lock.withLock {
      isOver = true
      task?.cancel()
    }
  }
}
