import CNGHTTP2

/// What nghttp2 calls, handed on to the connection.
enum ServerCallbacks {
  /// Nil when there is no memory.
  static func make() -> OpaquePointer? {
    var callbacks: OpaquePointer?
    guard nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, context in
      guard let frame, frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST else { return 0 }
      ServerConnection.of(context)?.begin(frame.pointee.hd.stream_id)
      return 0
    }
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      _, frame, name, nameLength, value, valueLength, _, context in
      guard let frame, let name, let value else { return 0 }
      let isTaken = ServerConnection.of(context)?.take(
        ServerConnection.text(name, nameLength), ServerConnection.text(value, valueLength),
        of: frame.pointee.hd.stream_id)
      return isTaken == false ? NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue : 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) {
      _, _, stream, bytes, length, context in
      ServerConnection.of(context)?.take(
        UnsafeBufferPointer(start: bytes, count: length), of: stream)
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, context in
      guard let header = frame?.pointee.hd,
        header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0,
        [NGHTTP2_HEADERS.rawValue, NGHTTP2_DATA.rawValue].contains(UInt32(header.type))
      else { return 0 }
      ServerConnection.of(context)?.finish(header.stream_id)
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, _, context in
      ServerConnection.of(context)?.forget(stream)
      return 0
    }
    return callbacks
  }

  /// Gives the body of an answer.
  static var bodyProvider: nghttp2_data_provider {
    nghttp2_data_provider(
      source: nghttp2_data_source(),
      read_callback: { _, stream, buffer, length, flags, _, context in
        guard let connection = ServerConnection.of(context) else { return 0 }
        let target = UnsafeMutableRawBufferPointer(start: buffer, count: length)
        let (count, isLast) = connection.answerBytes(of: stream, into: target)
        if isLast { flags?.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
        return count
      })
  }
}

extension ServerConnection {
  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> ServerConnection? {
    context.map { Unmanaged<ServerConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  fileprivate static func text(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
