import CMicroHTTPD
import Foundation

/// libmicrohttpd on one listening socket, with a thread of its own.
final class HTTPDaemon: @unchecked Sendable {
  typealias Handler = @Sendable (HTTPRequest) async -> HTTPAnswer
  /// Says no to a request before its body is read.
  typealias Gatekeeper = @Sendable (HTTPRequest) -> HTTPAnswer?

  // Written once by `init` and once by `stop`.
  private var daemon: OpaquePointer?
  private let gatekeeper: Gatekeeper
  private let handler: Handler
  private let lock = NSLock()
  private var exchanges: [ObjectIdentifier: Exchange] = [:]
  private var pipes: [ObjectIdentifier: EventPipe] = [:]
  private var isStopping = false

  /// - Parameter socket: A listening socket, which the daemon closes.
  init(
    socket: Int32, gatekeeper: @escaping Gatekeeper, handler: @escaping Handler
  ) throws(PageServerFailure) {
    self.gatekeeper = gatekeeper
    self.handler = handler
    let completed: MHD_RequestCompletedCallback = { owner, _, box, _ in
      guard let owner, let stored = box?.pointee else { return }
      box?.pointee = nil
      let exchange = Unmanaged<Exchange>.fromOpaque(stored).takeRetainedValue()
      Unmanaged<HTTPDaemon>.fromOpaque(owner).takeUnretainedValue().forget(exchange)
    }
    let flags =
      MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_POLL.rawValue
      | MHD_ALLOW_SUSPEND_RESUME.rawValue
    // The daemon is stopped before `self` goes, in `stop`.
    let owner = Unmanaged.passUnretained(self).toOpaque()
    var options = [
      MHD_OptionItem(option: .LISTEN_SOCKET, value: Int(socket), ptr_value: nil),
      MHD_OptionItem(
        option: .CONNECTION_LIMIT, value: Int(HTTPBounds.connections), ptr_value: nil),
      MHD_OptionItem(
        option: .CONNECTION_MEMORY_LIMIT, value: HTTPBounds.connectionMemory,
        ptr_value: nil),
      MHD_OptionItem(
        option: .CONNECTION_TIMEOUT, value: Int(HTTPBounds.idleSeconds), ptr_value: nil),
      MHD_OptionItem(
        option: .NOTIFY_COMPLETED, value: unsafeBitCast(completed, to: Int.self),
        ptr_value: owner),
      MHD_OptionItem(option: .END, value: 0, ptr_value: nil),
    ]
    daemon = options.withUnsafeMutableBufferPointer { items in
      withVaList([
        Int32(bitPattern: MHD_OPTION.ARRAY.rawValue), OpaquePointer(items.baseAddress!),
        Int32(bitPattern: MHD_OPTION.END.rawValue),
      ]) { list in
        MHD_start_daemon_va(
          flags, 0, nil, nil,
          { owner, connection, url, method, _, upload, size, box in
            guard let owner, let connection, let url, let method, let size, let box else {
              return .NO
            }
            return Unmanaged<HTTPDaemon>.fromOpaque(owner).takeUnretainedValue().take(
              connection, url: url, method: method, upload: upload, size: size, box: box)
          }, owner, list)
      }
    }
    guard daemon != nil else {
      Glibc.close(socket)
      throw PageServerFailure(
        "The page's server does not start: libmicrohttpd takes no more sockets. "
          + "Close other programs and try again.")
    }
  }

  /// Ends all connections and gives back when the thread is gone. Must be called before the last
  /// reference is dropped.
  func stop() {
    let (openExchanges, openPipes) = lock.withLock {
      isStopping = true
      return (Array(exchanges.values), Array(pipes.values))
    }
    for exchange in openExchanges { exchange.finish(.refusal(503, "The phone is switched off.")) }
    for pipe in openPipes { pipe.close() }
    if let daemon { MHD_stop_daemon(daemon) }
    daemon = nil
  }

  // MARK: The daemon's thread

  private func take(
    _ connection: OpaquePointer, url: UnsafePointer<CChar>, method: UnsafePointer<CChar>,
    upload: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>,
    box: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> MHD_Result {
    guard let stored = box.pointee else {
      let request = HTTPRequest(
        method: String(cString: method), path: String(cString: url),
        query: connection.pairs(.GET_ARGUMENT_KIND),
        headers: connection.pairs(.HEADER_KIND, lowercased: true))
      let exchange = Exchange(request: request, connection: connection)
      box.pointee = Unmanaged.passRetained(exchange).toOpaque()
      lock.withLock { exchanges[ObjectIdentifier(exchange)] = exchange }
      if let refusal = gatekeeper(request) { return queue(refusal, on: connection) }
      return .YES
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(stored).takeUnretainedValue()
    if size.pointee > 0 {
      // What is too long is counted no further; the answer says so at the end.
      if let upload, exchange.request.body.count <= HTTPBounds.body {
        upload.withMemoryRebound(to: UInt8.self, capacity: size.pointee) {
          exchange.request.body.append($0, count: size.pointee)
        }
      }
      size.pointee = 0
      return .YES
    }
    if let answer = exchange.takeAnswer() { return queue(answer, on: connection) }
    if exchange.request.body.count > HTTPBounds.body {
      return queue(.tooLong, on: connection)
    }
    if lock.withLock({ isStopping }) {
      return queue(.refusal(503, "The phone is switched off."), on: connection)
    }
    if !exchange.hasBegun { exchange.begin(handler) }
    return .YES
  }

  private func forget(_ exchange: Exchange) {
    exchange.end()
    lock.withLock { exchanges[ObjectIdentifier(exchange)] = nil }
  }

  private func queue(_ answer: HTTPAnswer, on connection: OpaquePointer) -> MHD_Result {
    let response: OpaquePointer?
    switch answer.body {
    case .data(let data):
      response = data.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .events(let events):
      guard let pipe = makePipe(on: connection) else {
        return queue(
          .refusal(503, "Too many pages watch this phone. Close one and load this one again."),
          on: connection)
      }
      pipe.carry(events)
      response = MHD_create_response_from_callback(
        UInt64.max, 4096,
        { pipe, _, buffer, room in
          guard let pipe, let buffer else { return -1 }
          return Unmanaged<EventPipe>.fromOpaque(pipe).takeUnretainedValue()
            .read(into: buffer, room: room)
        }, Unmanaged.passRetained(pipe).toOpaque(),
        { pipe in
          guard let pipe else { return }
          Unmanaged<EventPipe>.fromOpaque(pipe).takeRetainedValue().end()
        })
    }
    guard let response else { return .NO }
    let headers = HTTPAnswer.commonHeaders.merging(answer.headers) { $1 }
    for (name, value) in headers { MHD_add_response_header(response, name, value) }
    let result = MHD_queue_response(connection, UInt32(answer.status), response)
    MHD_destroy_response(response)
    return result
  }

  private func makePipe(on connection: OpaquePointer) -> EventPipe? {
    lock.withLock {
      guard pipes.count < HTTPBounds.streams, !isStopping else { return nil }
      let key = PipeKey()
      let pipe = EventPipe(connection: connection) { [weak self] in
        self?.lock.withLock { _ = self?.pipes.removeValue(forKey: ObjectIdentifier(key)) }
      }
      pipes[ObjectIdentifier(key)] = pipe
      return pipe
    }
  }

  private final class PipeKey: Sendable {}
}

extension HTTPAnswer {
  static let tooLong = refusal(
    413, "The body is longer than \(HTTPBounds.body) bytes, more than any action needs.")
}

extension OpaquePointer {
  /// The headers or arguments of a connection. Of a name that comes twice the first counts; a second
  /// `Host` or `Origin` cannot replace the one that is judged.
  fileprivate func pairs(_ kind: MHD_ValueKind, lowercased: Bool = false) -> [String: String] {
    final class Found { var pairs: [String: String] = [:] }
    let found = Found()
    let collect: MHD_KeyValueIterator = { found, _, key, value in
      guard let found, let key else { return .YES }
      let pairs = Unmanaged<Found>.fromOpaque(found).takeUnretainedValue()
      let name = String(cString: key)
      if pairs.pairs[name] == nil {
        pairs.pairs[name] = value.map { String(cString: $0) } ?? ""
      }
      return .YES
    }
    MHD_get_connection_values(self, kind, collect, Unmanaged.passUnretained(found).toOpaque())
    guard lowercased else { return found.pairs }
    return Dictionary(
      found.pairs.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
