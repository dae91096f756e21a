import CNGHTTP2

/// What nghttp2 calls, handed on to the session.
enum ClientCallbacks {
  /// Nil when there is no memory.
  static func make() -> OpaquePointer? {
    var callbacks: OpaquePointer?
    guard nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      _, frame, name, nameLength, value, valueLength, _, context in
      guard let frame, let name, let value else { return 0 }
      let isTaken = ClientSession.of(context)?.take(
        ClientSession.text(name, nameLength), ClientSession.text(value, valueLength),
        of: frame.pointee.hd.stream_id)
      return isTaken == false ? NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue : 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) {
      _, _, stream, bytes, length, context in
      ClientSession.of(context)?.take(
        UnsafeBufferPointer(start: bytes, count: length), of: stream)
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, context in
      guard let frame, let session = ClientSession.of(context) else { return 0 }
      switch UInt32(frame.pointee.hd.type) {
      case NGHTTP2_SETTINGS.rawValue:
        if frame.pointee.hd.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) == 0 { session.settle() }
      case NGHTTP2_GOAWAY.rawValue:
        let bytes = UnsafeBufferPointer(
          start: frame.pointee.goaway.opaque_data,
          count: min(frame.pointee.goaway.opaque_data_len, 1_024))
        session.leave(String(decoding: bytes, as: UTF8.self))
      default: break
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_not_send_callback(callbacks) { _, frame, _, context in
      // A request that was to begin after GOAWAY: no stream is ever closed for it.
      guard let header = frame?.pointee.hd, UInt32(header.type) == NGHTTP2_HEADERS.rawValue else {
        return 0
      }
      ClientSession.of(context)?.finish(
        header.stream_id, code: NGHTTP2_REFUSED_STREAM.rawValue)
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, code, context in
      ClientSession.of(context)?.finish(stream, code: code)
      return 0
    }
    return callbacks
  }

  /// Gives the body of a request.
  static var bodyProvider: nghttp2_data_provider {
    nghttp2_data_provider(
      source: nghttp2_data_source(),
      read_callback: { _, stream, buffer, length, flags, _, context in
        guard let session = ClientSession.of(context) else { return 0 }
        let target = UnsafeMutableRawBufferPointer(start: buffer, count: length)
        let (count, isLast) = session.bodyBytes(of: stream, into: target)
        if isLast { flags?.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
        return count
      })
  }
}

extension ClientSession {
  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> ClientSession? {
    context.map { Unmanaged<ClientSession>.fromOpaque($0).takeUnretainedValue() }
  }

  fileprivate static func text(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
