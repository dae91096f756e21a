import Glibc

/// The thread of a client's connection: connects, then waits for socket and mailbox.
final class ClientLoop {
  private let target: HTTP2Target
  private let tls: ClientTLS?
  private let mailbox: ClientMailbox
  private let session: ClientSession
  private let status: ConnectionStatus
  /// Bytes that the socket did not take yet.
  private var output: [UInt8] = []
  private var outputStart = 0
  private var lastHeard = MonotonicTime.now
  private var pinged: Double?
  private var closes = false
  /// Why it is over; nil while it is not.
  private var ending: String?

  init(
    _ target: HTTP2Target, mailbox: ClientMailbox, status: ConnectionStatus
  ) throws(HTTP2ConnectError) {
    self.target = target
    self.mailbox = mailbox
    self.status = status
    do {
      if case .tls(let authority) = target.security {
        tls = try ClientTLS(authority: authority)
      } else {
        tls = nil
      }
    } catch { throw .setup(error) }
    guard let session = ClientSession(target) else {
      throw .setup(.system(call: "nghttp2_session_client_new", code: ENOMEM))
    }
    self.session = session
  }

  /// Runs until the connection is closed.
  ///
  /// - Parameter connected: Called once: when the server has told its settings, or with what keeps
  ///   it from it.
  func run(_ connected: (HTTP2ConnectError?) -> Void) {
    let deadline = MonotonicTime.now + target.connectTimeout
    let transport: Transport
    do {
      transport = try open(before: deadline)
    } catch {
      finish("there was no connection")
      return connected(error)
    }
    var isConnected = false
    while ending == nil {
      send(transport)
      guard ending == nil else { break }
      if session.isOver && outputStart == output.count || closes && session.isEmpty {
        ending = "the connection was closed"
        break
      }
      wait(transport)
      if !isConnected, session.isSettled {
        isConnected = true
        connected(nil)
      } else if !isConnected, MonotonicTime.now > deadline {
        ending = "the server did not tell its settings in time"
      }
      status.update(limit: session.limit, isOpen: !session.isLeaving && ending == nil)
    }
    status.update(limit: 0, isOpen: false)
    finish(ending ?? "")
    transport.end()
    if !isConnected { connected(.notHTTP2(host: target.host, port: target.port)) }
  }

  private func finish(_ reason: String) {
    status.update(limit: 0, isOpen: false)
    session.end(reason)
    for case .start(let start) in mailbox.takeAll(andClose: true) {
      start.complete(.failure(.unprocessed(goAway: session.goAway)))
    }
  }

  // MARK: Connecting

  private func open(before deadline: Double) throws(HTTP2ConnectError) -> Transport {
    let dialer = Dialer(host: target.host, port: target.port, deadline: deadline)
    let descriptor = try dialer.dial()
    let made = tls.map { Transport(descriptor, tls: $0, host: target.host) }
    guard let transport = made ?? Transport(descriptor) else {
      close(descriptor)
      throw .setup(.openSSL(call: "SSL_new"))
    }
    do {
      try greet(transport, before: deadline)
    } catch {
      transport.end()
      throw error
    }
    return transport
  }

  private func greet(
    _ transport: Transport, before deadline: Double
  ) throws(HTTP2ConnectError) {
    while let reading = transport.greetServer() {
      if case .ended = reading {
        if let reason = transport.distrust {
          throw .untrusted(host: target.host, reason: reason)
        }
        throw .notHTTP2(host: target.host, port: target.port)
      }
      let rest = deadline - MonotonicTime.now
      guard rest > 0 else { throw .timedOut(host: target.host, port: target.port) }
      var entry = pollfd(fd: transport.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, Int32(min(rest * 1_000 + 1, 1_000)))
    }
    guard transport.hasAgreedOnHTTP2 else {
      throw .notHTTP2(host: target.host, port: target.port)
    }
  }

  // MARK: Waiting

  private func wait(_ transport: Transport) {
    let isBlocked = outputStart < output.count
    var entries = [
      pollfd(
        fd: transport.descriptor, events: Int16(POLLIN | (isBlocked ? POLLOUT : 0)), revents: 0),
      pollfd(fd: mailbox.wake, events: Int16(POLLIN), revents: 0),
    ]
    // Deadlines are kept to a fifth of a second.
    poll(&entries, 2, session.isEmpty ? 1_000 : 200)
    let now = MonotonicTime.now
    if entries[1].revents != 0 { take(mailbox.takeAll(), at: now) }
    if entries[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 { receive(transport, at: now) }
    session.expire(at: now)
    session.advance()
    keepAlive(at: now)
  }

  private func take(_ messages: [ClientMailbox.Message], at now: Double) {
    for message in messages {
      switch message {
      case .start(let start): session.start(start, at: now)
      case .cancel(let id): session.abandon(id) { _ in .cancelled }
      case .close:
        closes = true
        session.leaveWhenDone()
      }
    }
  }

  private func keepAlive(at now: Double) {
    if let pinged {
      if lastHeard >= pinged {
        self.pinged = nil
      } else if now - pinged > target.pingTimeout {
        ending = "the server did not answer a PING"
      }
    } else if now - lastHeard > target.pingAfter {
      pinged = now
      session.ping()
    }
  }

  // MARK: Bytes

  private func receive(_ transport: Transport, at now: Double) {
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 16) { buffer in
      while ending == nil {
        switch transport.read(into: buffer) {
        case .later: return
        case .ended: ending = "the connection was closed"
        case .bytes(let count):
          lastHeard = now
          if !session.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
            ending = "the server does not keep to HTTP/2"
          }
        }
      }
    }
  }

  private func send(_ transport: Transport) {
    while ending == nil {
      if outputStart == output.count {
        output.removeAll(keepingCapacity: true)
        outputStart = 0
        guard session.fill(&output) else {
          ending = "the session is broken"
          return
        }
        if output.isEmpty { return }
      }
      let written = output.withUnsafeBytes {
        transport.write(UnsafeRawBufferPointer(rebasing: $0[outputStart...]))
      }
      switch written {
      case .bytes(let count): outputStart += count
      case .later: return
      case .ended: ending = "the connection was closed"
      }
    }
  }
}
