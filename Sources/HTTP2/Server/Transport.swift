import CSSL
import Glibc

/// The bytes of a connection, with TLS or without.
final class Transport {
  enum Reading {
    case bytes(Int)
    case later
    case ended
  }

  let descriptor: Int32
  private let ssl: OpaquePointer?
  private var isReady: Bool

  /// Without TLS.
  init?(_ descriptor: Int32) {
    self.descriptor = descriptor
    ssl = nil
    isReady = true
  }

  init?(_ descriptor: Int32, tls: ServerTLS) {
    guard let ssl = SSL_new(tls.context) else { return nil }
    SSL_set_fd(ssl, descriptor)
    SSL_set_accept_state(ssl)
    self.descriptor = descriptor
    self.ssl = ssl
    isReady = false
  }

  func end() {
    if let ssl {
      if isReady { SSL_shutdown(ssl) }
      SSL_free(ssl)
    }
    close(descriptor)
  }

  /// Greets; nil when that is done. A client that negotiates no protocol at all is taken at its
  /// word that it speaks HTTP/2: aioapns does so, and Apple's servers take it. One that offers
  /// others only has been refused by then.
  private func greet(_ ssl: OpaquePointer) -> Reading? {
    guard !isReady else { return nil }
    ERR_clear_error()
    let result = SSL_do_handshake(ssl)
    guard result == 1 else { return reading(SSL_get_error(ssl, result)) }
    isReady = true
    return nil
  }

  private func reading(_ error: Int32) -> Reading {
    error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE ? .later : .ended
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
    guard let ssl else {
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if count > 0 { return .bytes(count) }
      return count < 0 && (errno == EAGAIN || errno == EINTR) ? .later : .ended
    }
    if let reading = greet(ssl) { return reading }
    ERR_clear_error()
    let count = SSL_read(ssl, buffer.baseAddress, Int32(buffer.count))
    return count > 0 ? .bytes(Int(count)) : reading(SSL_get_error(ssl, count))
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Reading {
    guard let ssl else {
      let count = Glibc.send(
        descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      if count > 0 { return .bytes(count) }
      return errno == EAGAIN || errno == EINTR ? .later : .ended
    }
    guard isReady else { return .later }
    ERR_clear_error()
    let count = SSL_write(ssl, bytes.baseAddress, Int32(min(bytes.count, 1 << 20)))
    return count > 0 ? .bytes(Int(count)) : reading(SSL_get_error(ssl, count))
  }
}
