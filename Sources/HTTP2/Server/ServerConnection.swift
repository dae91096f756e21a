import CNGHTTP2
import Foundation

/// One connection of a server and its streams.
final class ServerConnection {
  let number: UInt64
  let transport: Transport
  var lastActivity = 0.0
  var waitsToWrite = false
  private let configuration: HTTP2Server.Configuration
  private let receiver: (HTTP2Request, Int32) -> Void
  private var session: OpaquePointer?
  private var streams: [Int32: ServerStream] = [:]
  /// Bytes that the socket did not take yet.
  private var output: [UInt8] = []
  private var outputStart = 0
  private var isBroken = false
  private var isLeaving = false
  /// Everything is said, and only the peer's end is waited for.
  private(set) var isLingering = false

  /// Nil when there is no memory.
  init?(
    _ number: UInt64, transport: Transport, configuration: HTTP2Server.Configuration,
    receive: @escaping (HTTP2Request, Int32) -> Void
  ) {
    self.number = number
    self.transport = transport
    self.configuration = configuration
    receiver = receive
    let context = Unmanaged.passUnretained(self).toOpaque()
    guard let callbacks = ServerCallbacks.make() else { return nil }
    defer { nghttp2_session_callbacks_del(callbacks) }
    var option: OpaquePointer?
    guard nghttp2_option_new(&option) == 0 else { return nil }
    defer { nghttp2_option_del(option) }
    // A blank at the end, as after `bearer` without a token, deserves an answer in words.
    nghttp2_option_set_no_rfc9113_leading_and_trailing_ws_validation(option, 1)
    guard nghttp2_session_server_new2(&session, callbacks, context, option) == 0 else {
      return nil
    }
    submitSettings([
      (Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), configuration.streams),
      (Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue), configuration.greatestHeaders),
    ])
  }

  /// Whether the connection is to be closed.
  var isOver: Bool { isBroken }

  /// Whether everything is said.
  var isDone: Bool {
    guard outputStart == output.count else { return false }
    if isLeaving && streams.isEmpty { return true }
    return nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
  }

  /// Ends its own side and drops what still comes.
  ///
  /// A socket that is closed with bytes unread is reset, and a reset takes back what the peer has not
  /// read yet: it would send again what was answered.
  func linger() {
    isLingering = true
    transport.endWriting()
  }

  func end() {
    transport.end()
    nghttp2_session_del(session)
    session = nil
    streams = [:]
  }

  // MARK: Bytes

  func receive() {
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 16) { buffer in
      while !isBroken {
        switch transport.read(into: buffer) {
        case .later: return
        case .ended: isBroken = true
        case .bytes where isLingering: continue
        case .bytes(let count):
          let taken = nghttp2_session_mem_recv(session, buffer.baseAddress, count)
          // No HTTP/2 at all; lesser faults nghttp2 answers itself.
          if taken < 0 { isBroken = true }
        }
      }
    }
  }

  /// Sends what there is; whether the socket takes no more for now.
  func send() -> Bool {
    while !isBroken, !isLingering {
      if outputStart == output.count {
        output.removeAll(keepingCapacity: true)
        outputStart = 0
        var chunk: UnsafePointer<UInt8>?
        while output.count < 65_536 {
          let count = nghttp2_session_mem_send(session, &chunk)
          guard count > 0, let chunk else {
            if count < 0 { isBroken = true }
            break
          }
          output.append(contentsOf: UnsafeBufferPointer(start: chunk, count: count))
        }
        if output.isEmpty { return false }
      }
      let result = output.withUnsafeBytes { transport.write(.init(rebasing: $0[outputStart...])) }
      switch result {
      case .bytes(let count): outputStart += count
      case .later: return true
      case .ended: isBroken = true
      }
    }
    return false
  }

  // MARK: What the session tells

  func begin(_ stream: Int32) {
    streams[stream] = ServerStream()
  }

  /// False when the header list is too large.
  func take(_ name: String, _ value: String, of stream: Int32) -> Bool {
    guard var open = streams.removeValue(forKey: stream) else { return true }
    open.add(name, value)
    streams[stream] = open
    return open.headerBytes <= configuration.greatestHeaders
  }

  func take(_ bytes: UnsafeBufferPointer<UInt8>, of stream: Int32) {
    guard var open = streams.removeValue(forKey: stream) else { return }
    open.body.append(contentsOf: bytes.prefix(configuration.greatestBody - open.body.count))
    streams[stream] = open
  }

  func finish(_ stream: Int32) {
    guard let open = streams[stream] else { return }
    receiver(open.request(connection: number), stream)
  }

  func forget(_ stream: Int32) {
    guard let gone = streams.removeValue(forKey: stream) else { return }
    if let text = gone.farewell { goAway(text) }
  }

  /// The next bytes of an answer, at most so many; and whether they are the last.
  func answerBytes(
    of stream: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> (count: Int, isLast: Bool) {
    guard let answer = streams[stream]?.answer, let start = streams[stream]?.answered else {
      return (0, true)
    }
    let rest = answer[(answer.startIndex + start)...]
    let count = min(rest.count, buffer.count)
    rest.prefix(count).copyBytes(to: buffer)
    streams[stream]?.answered = start + count
    return (count, count == rest.count)
  }

  // MARK: Answers

  func respond(_ response: HTTP2Response, to stream: Int32) {
    switch response.action {
    case .close:
      isBroken = true
      return
    case .reset:
      nghttp2_submit_rst_stream(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, NGHTTP2_INTERNAL_ERROR.rawValue)
    case .answer:
      guard streams[stream] != nil else { break }
      submit(response, to: stream)
    }
    for control in response.controls {
      switch control {
      case .allowStreams(let number):
        submitSettings([(Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), number)])
      case .goAway(let text):
        // Bodies are queued behind all other frames: the answer goes out whole before GOAWAY.
        if streams[stream] == nil { goAway(text) } else { streams[stream]?.farewell = text }
      }
    }
  }

  private func submit(_ response: HTTP2Response, to stream: Int32) {
    var fields = [HTTP2Header(":status", String(response.status))] + response.headers
    if !response.body.isEmpty {
      fields.append(HTTP2Header("content-length", String(response.body.count)))
      streams[stream]?.answer = response.body
    }
    HeaderBlock.with(fields) { block in
      guard !response.body.isEmpty else {
        nghttp2_submit_response(session, stream, block.baseAddress, block.count, nil)
        return
      }
      var provider = ServerCallbacks.bodyProvider
      nghttp2_submit_response(session, stream, block.baseAddress, block.count, &provider)
    }
  }

  func goAway(_ text: String) {
    guard !isLeaving else { return }
    isLeaving = true
    let bytes = Array(text.utf8)
    nghttp2_submit_goaway(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue),
      nghttp2_session_get_last_proc_stream_id(session), NGHTTP2_NO_ERROR.rawValue, bytes,
      bytes.count)
  }

  private func submitSettings(_ settings: [(Int32, Int)]) {
    let entries = settings.map {
      nghttp2_settings_entry(
        settings_id: $0.0, value: UInt32(clamping: max(0, $0.1)))
    }
    nghttp2_submit_settings(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue), entries, entries.count)
  }
}
