import Foundation
import Glibc
import Synchronization

/// A connection of a client, with a thread of its own.
///
/// It follows the server's settings: requests beyond the streams that are free wait in order. After
/// GOAWAY it takes no more; what the server did not process fails as such.
package final class HTTP2Connection: Sendable {
  private let mailbox: ClientMailbox
  private let status: ConnectionStatus
  private let identifiers = Atomic<UInt64>(0)

  private init(_ mailbox: ClientMailbox, _ status: ConnectionStatus) {
    self.mailbox = mailbox
    self.status = status
  }

  deinit { _ = mailbox.send(.close) }

  /// Connects, verifies the server and waits for its settings.
  package static func connect(
    to target: HTTP2Target
  ) async throws(HTTP2ConnectError) -> HTTP2Connection {
    // OpenSSL writes to sockets that may be gone, and has no way to say so but this signal.
    signal(SIGPIPE, SIG_IGN)
    let mailbox = ClientMailbox()
    let status = ConnectionStatus()
    let seed = ClientLoopSeed(loop: try ClientLoop(target, mailbox: mailbox, status: status))
    let failure = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        seed.loop.run { continuation.resume(returning: $0) }
      }
    }
    if let failure { throw failure }
    return HTTP2Connection(mailbox, status)
  }

  /// Whether it takes requests.
  package var isOpen: Bool { status.isOpen }

  /// Requests that are under way or wait.
  package var load: Int { status.load }

  /// Streams that the server allows at once.
  package var limit: Int { status.limit }

  /// Sends a request and waits for its answer.
  ///
  /// - Parameter timeout: Seconds.
  package func send(
    _ call: HTTP2Call, timeout: Double = 60
  ) async throws(HTTP2RequestError) -> HTTP2Answer {
    let id = identifiers.add(1, ordering: .relaxed).newValue
    status.add(1)
    defer { status.add(-1) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let start = ClientMailbox.Start(id: id, call: call, timeout: timeout) {
          continuation.resume(returning: $0)
        }
        guard mailbox.send(.start(start)) else {
          return continuation.resume(returning: .failure(.unprocessed(goAway: nil)))
        }
        // A cancellation that came before the request would else be for nothing.
        if Task.isCancelled { _ = mailbox.send(.cancel(id)) }
      }
    } onCancel: {
      _ = mailbox.send(.cancel(id))
    }
    return try result.get()
  }

  /// Lets requests under way end, takes no new ones, and closes.
  package func close() { _ = mailbox.send(.close) }
}

/// Hands the loop to its thread, which alone touches it from then on.
private struct ClientLoopSeed: @unchecked Sendable {
  let loop: ClientLoop
}

/// What is known of a connection on all threads.
final class ConnectionStatus: Sendable {
  private let openness = Atomic<Bool>(true)
  private let streams = Atomic<Int>(1)
  private let requests = Atomic<Int>(0)

  var isOpen: Bool { openness.load(ordering: .relaxed) }
  var limit: Int { streams.load(ordering: .relaxed) }
  var load: Int { requests.load(ordering: .relaxed) }

  func update(limit: Int, isOpen: Bool) {
    streams.store(limit, ordering: .relaxed)
    openness.store(isOpen, ordering: .relaxed)
  }

  func add(_ number: Int) { requests.add(number, ordering: .relaxed) }
}
