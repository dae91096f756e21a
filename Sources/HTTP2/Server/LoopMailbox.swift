import CNGHTTP2
import Glibc
import Synchronization

/// What other threads ask of the loop, and what wakes it.
final class LoopMailbox: Sendable {
  enum Message: Sendable {
    case respond(connection: UInt64, stream: Int32, HTTP2Response)
    case shutdown(grace: Double, reason: String)
    case pause(seconds: Double)
  }

  /// Readable when there are messages.
  let wake = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  private let messages = Mutex<[Message]>([])

  deinit { close(wake) }

  func send(_ message: Message) {
    messages.withLock { $0.append(message) }
    eventfd_write(wake, 1)
  }

  func takeAll() -> [Message] {
    var count: UInt64 = 0
    eventfd_read(wake, &count)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
