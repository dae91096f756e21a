import CNGHTTP2
import Glibc
import Synchronization

/// What other threads ask of the thread of a connection, and what wakes it.
final class ClientMailbox: Sendable {
  typealias Completion = @Sendable (Result<HTTP2Answer, HTTP2RequestError>) -> Void

  struct Start: Sendable {
    var id: UInt64
    var call: HTTP2Call
    /// Seconds from now.
    var timeout: Double
    var complete: Completion
  }

  enum Message: Sendable {
    case start(Start)
    case cancel(UInt64)
    case close
  }

  private struct State {
    var messages: [Message] = []
    var isClosed = false
  }

  /// Readable when there are messages.
  let wake = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  private let state = Mutex(State())

  deinit { close(wake) }

  /// False when nobody reads any longer.
  func send(_ message: Message) -> Bool {
    let (isTaken, isFirst) = state.withLock { state in
      guard !state.isClosed else { return (false, false) }
      state.messages.append(message)
      return (true, state.messages.count == 1)
    }
    if isFirst { eventfd_write(wake, 1) }
    return isTaken
  }

  func takeAll(andClose isLast: Bool = false) -> [Message] {
    var count: UInt64 = 0
    eventfd_read(wake, &count)
    return state.withLock { state in
      defer { state.messages = [] }
      if isLast { state.isClosed = true }
      return state.messages
    }
  }
}
