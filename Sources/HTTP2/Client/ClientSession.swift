import CNGHTTP2
import Foundation

/// The streams of a client's connection; lives on the connection's thread.
final class ClientSession {
  private let target: HTTP2Target
  private var session: OpaquePointer?
  private var streams: [Int32: ClientStream] = [:]
  private var numbers: [UInt64: Int32] = [:]
  /// Requests for which no stream is free.
  private var waiting: [(call: HTTP2Call, stream: ClientStream)] = []
  private var waitingStart = 0
  private var isTrusted: Bool
  /// Whether the server has told its settings, with which HTTP/2 begins.
  private(set) var isSettled = false
  /// No new streams: the server said GOAWAY, or the client wants to go.
  private(set) var isLeaving = false
  private(set) var goAway: String?

  /// Nil when there is no memory.
  init?(_ target: HTTP2Target) {
    self.target = target
    isTrusted = !target.startsWithOneStream
    let context = Unmanaged.passUnretained(self).toOpaque()
    guard let callbacks = ClientCallbacks.make() else { return nil }
    defer { nghttp2_session_callbacks_del(callbacks) }
    guard nghttp2_session_client_new(&session, callbacks, context) == 0 else { return nil }
    let setting = nghttp2_settings_entry(
      settings_id: Int32(NGHTTP2_SETTINGS_ENABLE_PUSH.rawValue), value: 0)
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), [setting], 1)
  }

  deinit { nghttp2_session_del(session) }

  var isEmpty: Bool { streams.isEmpty && waitingStart == waiting.count }

  /// Whether nothing is left to say or to hear.
  var isOver: Bool {
    isLeaving && isEmpty
      || nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
  }

  /// Streams that may be open at once.
  var limit: Int {
    guard isTrusted else { return 1 }
    return Int(
      nghttp2_session_get_remote_settings(session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS))
  }

  // MARK: Bytes

  /// False when what comes is no HTTP/2.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    nghttp2_session_mem_recv(
      session, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count) >= 0
  }

  /// Adds what is to be sent; false when the session is broken.
  func fill(_ output: inout [UInt8]) -> Bool {
    var chunk: UnsafePointer<UInt8>?
    while output.count < 65_536 {
      let count = nghttp2_session_mem_send(session, &chunk)
      guard count > 0, let chunk else { return count == 0 }
      output.append(contentsOf: UnsafeBufferPointer(start: chunk, count: count))
    }
    return true
  }

  func ping() { nghttp2_submit_ping(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil) }

  // MARK: Requests

  func start(_ start: ClientMailbox.Start, at now: Double) {
    guard !isLeaving else { return start.complete(.failure(.unprocessed(goAway: goAway))) }
    waiting.append((start.call, ClientStream(start, deadline: now + start.timeout)))
    advance()
  }

  /// Opens streams for those that wait, as far as the server allows.
  func advance() {
    guard !isLeaving else { return }
    let limit = limit
    while streams.count < limit, waitingStart < waiting.count {
      let next = waiting[waitingStart]
      waitingStart += 1
      submit(next.call, next.stream)
    }
    if waitingStart == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      waitingStart = 0
    } else if waitingStart > 1_024 {
      waiting.removeFirst(waitingStart)
      waitingStart = 0
    }
  }

  private func submit(_ call: HTTP2Call, _ stream: ClientStream) {
    let scheme = target.security == .plain ? "http" : "https"
    let fields =
      [
        HTTP2Header(":method", call.method), HTTP2Header(":scheme", scheme),
        HTTP2Header(":authority", "\(target.host):\(target.port)"),
        HTTP2Header(":path", call.path),
      ] + call.headers
    var number: Int32 = -1
    HeaderBlock.with(fields, neverIndexed: call.neverIndexed) { block in
      guard !stream.body.isEmpty else {
        number = nghttp2_submit_request(session, nil, block.baseAddress, block.count, nil, nil)
        return
      }
      var provider = ClientCallbacks.bodyProvider
      number = nghttp2_submit_request(
        session, nil, block.baseAddress, block.count, &provider, nil)
    }
    guard number > 0 else {
      // The numbers of streams are used up, or there is no memory.
      leave(nil)
      return stream.complete(.failure(.unprocessed(goAway: nil)))
    }
    streams[number] = stream
    numbers[stream.id] = number
  }

  func bodyBytes(
    of number: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> (count: Int, isLast: Bool) {
    guard let stream = streams[number] else { return (0, true) }
    let rest = stream.body[(stream.body.startIndex + stream.sent)...]
    let count = min(rest.count, buffer.count)
    rest.prefix(count).copyBytes(to: buffer)
    streams[number]?.sent += count
    return (count, count == rest.count)
  }

  /// Ends a request with a failure: one that waits at once, one that is under way with RST_STREAM.
  func abandon(_ id: UInt64, _ failure: (_ wasSent: Bool) -> HTTP2RequestError) {
    if let number = numbers[id] {
      reset(number, failure(true))
    } else if let index = waiting[waitingStart...].firstIndex(where: { $0.stream.id == id }) {
      waiting.remove(at: index).stream.complete(.failure(failure(false)))
    }
  }

  private func reset(_ number: Int32, _ failure: HTTP2RequestError) {
    guard let stream = streams.removeValue(forKey: number) else { return }
    numbers[stream.id] = nil
    nghttp2_submit_rst_stream(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue), number, NGHTTP2_CANCEL.rawValue)
    stream.complete(.failure(failure))
  }

  /// Ends what is over its time.
  func expire(at now: Double) {
    for (number, stream) in streams where stream.deadline <= now {
      reset(number, .timedOut(wasSent: true))
    }
    let late = waiting[waitingStart...].filter { $0.stream.deadline <= now }.map(\.stream.id)
    for id in late { abandon(id) { .timedOut(wasSent: $0) } }
  }

  /// Ends everything, as the connection is gone.
  func end(_ reason: String) {
    isLeaving = true
    let open = streams.values
    streams = [:]
    numbers = [:]
    for stream in open { stream.complete(.failure(.lost(reason))) }
    failWaiting()
  }

  private func failWaiting() {
    let all = waiting[waitingStart...]
    waiting = []
    waitingStart = 0
    for entry in all { entry.stream.complete(.failure(.unprocessed(goAway: goAway))) }
  }

  // MARK: What the server says

  func settle() {
    isSettled = true
    advance()
  }

  /// No new streams; nghttp2 closes those that the server did not process.
  func leave(_ text: String?) {
    isLeaving = true
    if let text { goAway = text }
    failWaiting()
  }

  /// Lets open requests end and takes no new ones.
  func leaveWhenDone() { isLeaving = true }

  func take(_ name: String, _ value: String, of number: Int32) -> Bool {
    guard var stream = streams.removeValue(forKey: number) else { return true }
    let isTaken = stream.add(name, value)
    streams[number] = stream
    if !isTaken { streams[number]?.failure = .answerTooLarge }
    return isTaken
  }

  func take(_ bytes: UnsafeBufferPointer<UInt8>, of number: Int32) {
    guard var stream = streams.removeValue(forKey: number) else { return }
    let isTaken = stream.add(bytes)
    streams[number] = stream
    if !isTaken { reset(number, .answerTooLarge) }
  }

  func finish(_ number: Int32, code: UInt32) {
    guard let stream = streams.removeValue(forKey: number) else { return }
    numbers[stream.id] = nil
    if let failure = stream.failure {
      stream.complete(.failure(failure))
    } else if code == NGHTTP2_NO_ERROR.rawValue, stream.status > 0 {
      if stream.status != 403 { isTrusted = true }
      stream.complete(.success(stream.answer))
    } else if code == NGHTTP2_REFUSED_STREAM.rawValue {
      stream.complete(.failure(.unprocessed(goAway: goAway)))
    } else {
      stream.complete(.failure(.lost("the stream was reset with code \(code)")))
    }
  }
}
