import CNGHTTP2
import Glibc
import Synchronization

/// Numbers connections through the whole process, so that several servers can share what they know
/// of them.
private let connectionNumbers = Atomic<UInt64>(0)

/// Waits for the listener, the connections and the mailbox; lives on one thread.
final class EventLoop {
  private let listener: Listener
  private let tls: ServerTLS?
  private let mailbox: LoopMailbox
  private let configuration: HTTP2Server.Configuration
  private let handler: HTTP2Server.Handler
  private let closed: @Sendable (UInt64) -> Void
  private let poller: Int32
  private var connections: [Int32: ServerConnection] = [:]
  private var descriptors: [UInt64: Int32] = [:]
  private var isListening = false
  /// When a pause is over.
  private var resumes: Double?
  /// When everything ends, after a shutdown.
  private var ends: Double?

  init(
    listener: Listener, tls: ServerTLS?, mailbox: LoopMailbox,
    configuration: HTTP2Server.Configuration, handler: @escaping HTTP2Server.Handler,
    closed: @escaping @Sendable (UInt64) -> Void
  ) throws(HTTP2Error) {
    self.listener = listener
    self.tls = tls
    self.mailbox = mailbox
    self.configuration = configuration
    self.handler = handler
    self.closed = closed
    poller = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard poller >= 0 else { throw .system(call: "epoll_create1", code: errno) }
    watch(mailbox.wake, UInt32(EPOLLIN.rawValue), isNew: true)
    listen(true)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func watch(_ descriptor: Int32, _ events: UInt32, isNew: Bool) {
    var event = epoll_event()
    event.events = events
    event.data.fd = descriptor
    epoll_ctl(poller, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event)
  }

  private func listen(_ isOn: Bool) {
    guard isOn != isListening else { return }
    isListening = isOn
    if isOn {
      watch(listener.descriptor, UInt32(EPOLLIN.rawValue), isNew: true)
    } else {
      epoll_ctl(poller, EPOLL_CTL_DEL, listener.descriptor, nil)
    }
  }

  /// Seconds that a connection which is done waits for its peer; a choice of Islet.
  private static let lingerTime = 5.0

  /// Runs until the server is shut down.
  func run() {
    var events = [epoll_event](repeating: epoll_event(), count: 256)
    var lastSweep = Self.now
    while true {
      let count = epoll_wait(poller, &events, Int32(events.count), 250)
      for event in events.prefix(Int(max(count, 0))) { take(event) }
      let now = Self.now
      if let time = resumes, time <= now {
        resumes = nil
        listen(true)
      }
      if let ends, ends <= now || connections.isEmpty { break }
      guard now - lastSweep >= 1 else { continue }
      lastSweep = now
      let idle = connections.values.filter {
        now - $0.lastActivity > ($0.isLingering ? Self.lingerTime : Double(configuration.idleTime))
      }
      for connection in idle { close(connection) }
    }
    for connection in connections.values { close(connection) }
    Glibc.close(listener.descriptor)
    Glibc.close(poller)
  }

  private func take(_ event: epoll_event) {
    let descriptor = event.data.fd
    if descriptor == mailbox.wake {
      for message in mailbox.takeAll() { take(message) }
    } else if descriptor == listener.descriptor {
      while let peer = listener.accept() { open(peer) }
    } else if let connection = connections[descriptor] {
      if !connection.isLingering { connection.lastActivity = Self.now }
      if event.events & UInt32(EPOLLIN.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 {
        connection.receive()
      }
      settle(connection)
    }
  }

  // MARK: Connections

  private func open(_ peer: Int32) {
    guard connections.count < configuration.greatestConnections else {
      Glibc.close(peer)
      return
    }
    let number = connectionNumbers.add(1, ordering: .relaxed).newValue
    let transport = tls.map { Transport(peer, tls: $0) } ?? Transport(peer)
    guard let transport,
      let connection = ServerConnection(
        number, transport: transport, configuration: configuration,
        receive: { [handler, mailbox] request, stream in
          Task {
            let response = await handler(request)
            mailbox.send(.respond(connection: number, stream: stream, response))
          }
        })
    else {
      Glibc.close(peer)
      return
    }
    connection.lastActivity = Self.now
    connections[peer] = connection
    descriptors[number] = peer
    watch(peer, UInt32(EPOLLIN.rawValue), isNew: true)
    settle(connection)
  }

  /// Sends what there is to send, and closes a connection that is done.
  private func settle(_ connection: ServerConnection) {
    let isBlocked = connection.send()
    if connection.isOver { return close(connection) }
    if connection.isDone, !connection.isLingering { connection.linger() }
    if isBlocked != connection.waitsToWrite {
      connection.waitsToWrite = isBlocked
      let wanted = UInt32(EPOLLIN.rawValue) | (isBlocked ? UInt32(EPOLLOUT.rawValue) : 0)
      watch(connection.transport.descriptor, wanted, isNew: false)
    }
  }

  private func close(_ connection: ServerConnection) {
    let descriptor = connection.transport.descriptor
    guard connections.removeValue(forKey: descriptor) != nil else { return }
    descriptors[connection.number] = nil
    epoll_ctl(poller, EPOLL_CTL_DEL, descriptor, nil)
    connection.end()
    closed(connection.number)
  }

  // MARK: Messages

  private func take(_ message: LoopMailbox.Message) {
    switch message {
    case .respond(let number, let stream, let response):
      guard let descriptor = descriptors[number], let connection = connections[descriptor] else {
        return
      }
      connection.respond(response, to: stream)
      settle(connection)
    case .shutdown(let grace, let reason):
      listen(false)
      ends = Self.now + grace
      for connection in connections.values {
        connection.goAway(reason)
        settle(connection)
      }
    case .pause(let seconds):
      listen(false)
      resumes = Self.now + seconds
      for connection in connections.values { close(connection) }
    }
  }
}
