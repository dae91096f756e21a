import CMicroHTTPD
import Foundation

/// Carries events to one connection, which is suspended while there are none.
final class EventPipe: @unchecked Sendable {
  // Everything below is used under the lock.
  private let lock = NSLock()
  private let connection: OpaquePointer
  private var sending = Data()
  private var waiting: Data?
  private var isSuspended = false
  private var isClosed = false
  private var task: Task<Void, Never>?
  private let onEnd: @Sendable () -> Void

  init(connection: OpaquePointer, onEnd: @escaping @Sendable () -> Void) {
    self.connection = connection
    self.onEnd = onEnd
  }

  func carry(_ events: AsyncStream<Data>) {
    lock.withLock {
      task = Task {
        for await event in events { self.offer(event) }
        self.close()
      }
    }
  }

  private func offer(_ event: Data) {
    lock.withLock {
      waiting = event
      wake()
    }
  }

  /// Ends the stream of the client.
  func close() {
    lock.withLock {
      isClosed = true
      wake()
    }
  }

  private func wake() {
    guard isSuspended else { return }
    isSuspended = false
    MHD_resume_connection(connection)
  }

  /// Called on the daemon's thread for the next bytes.
  func read(into buffer: UnsafeMutablePointer<CChar>, room: Int) -> Int {
    lock.withLock {
      if sending.isEmpty, let next = waiting {
        sending = next
        waiting = nil
      }
      if sending.isEmpty {
        if isClosed { return -1 }
        isSuspended = true
        MHD_suspend_connection(connection)
        return 0
      }
      let count = min(room, sending.count)
      let part = sending.prefix(count)
      part.withUnsafeBytes { bytes in
        if let base = bytes.baseAddress { memcpy(buffer, base, count) }
      }
      sending = Data(sending.dropFirst(count))
      return count
    }
  }

  /// The client is gone.
  func end() {
    lock.withLock {
      isSuspended = false
      isClosed = true
      task?.cancel()
    }
    onEnd()
  }
}
