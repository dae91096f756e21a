import Foundation
import Glibc
import Synchronization

/// An HTTP/2 server: a thread of its own that waits for all of its connections at once.
///
/// Everything is bounded: connections, streams, header lists, bodies, and the time of a connection
/// on which nothing happens.
package final class HTTP2Server: Sendable {
  package struct Configuration: Sendable {
    /// A numeric IPv4 address.
    package var address = "127.0.0.1"
    /// 0 takes a free one.
    package var port = 0
    /// Nil speaks HTTP/2 without TLS.
    package var certificate: CertificateFiles?
    package var greatestConnections = 1_000
    /// Streams at once on a new connection.
    package var streams = 100
    /// Bytes of names and values of one request.
    package var greatestHeaders = 16_384
    /// Bytes of a body that are kept.
    package var greatestBody = 65_536
    /// Seconds.
    package var idleTime = 3_600

    package init() {}
  }

  package typealias Handler = @Sendable (HTTP2Request) async -> HTTP2Response

  private let configuration: Configuration
  private let handler: Handler
  private let closed: @Sendable (UInt64) -> Void
  private let mailbox = Mutex<LoopMailbox?>(nil)

  /// - Parameters:
  ///   - closed: Told of the number of a connection that is gone.
  ///   - handler: Answers a request; many run at once.
  package init(
    _ configuration: Configuration, closed: @escaping @Sendable (UInt64) -> Void = { _ in },
    handler: @escaping Handler
  ) {
    self.configuration = configuration
    self.handler = handler
    self.closed = closed
  }

  /// Listens; gives the port.
  package func start() throws(HTTP2Error) -> Int {
    // OpenSSL writes to sockets that may be gone, and has no way to say so but this signal.
    signal(SIGPIPE, SIG_IGN)
    let tls = try configuration.certificate.map { files throws(HTTP2Error) in
      try ServerTLS(files)
    }
    let listener = try Listener(address: configuration.address, port: configuration.port)
    let box = LoopMailbox()
    let loop = try EventLoop(
      listener: listener, tls: tls, mailbox: box, configuration: configuration,
      handler: handler, closed: closed)
    mailbox.withLock { $0 = box }
    let seed = LoopSeed(loop: loop)
    Thread.detachNewThread { seed.loop.run() }
    return listener.port
  }

  /// Closes the listener at once and every connection after GOAWAY, at the latest after so many
  /// seconds.
  package func shutdown(grace: Double = 1, reason: String = #"{"reason":"Shutdown"}"#) {
    mailbox.withLock { box in
      box?.send(.shutdown(grace: grace, reason: reason))
      box = nil
    }
  }

  /// Closes all connections and takes no new ones for so many seconds.
  package func pause(seconds: Double) {
    mailbox.withLock { $0?.send(.pause(seconds: seconds)) }
  }
}

/// Hands the loop to its thread, which alone touches it from then on.
private struct LoopSeed: @unchecked Sendable {
  let loop: EventLoop
}
