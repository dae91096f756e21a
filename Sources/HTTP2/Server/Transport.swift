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
  /// Whether bytes can be written: the greeting of TLS is over.
  private(set) var isReady: Bool

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

  /// The side of a client, which verifies the name of the server.
  init?(_ descriptor: Int32, tls: ClientTLS, host: String) {
    guard let ssl = tls.makeConnection(to: host) else { return nil }
    SSL_set_fd(ssl, descriptor)
    self.descriptor = descriptor
    self.ssl = ssl
    isReady = false
  }

  /// Greets the server; nil when that is done.
  func greetServer() -> Reading? { ssl.flatMap { greet($0) } }

  /// Why the certificate of the peer is not trusted; nil when it is.
  var distrust: String? {
    guard let ssl else { return nil }
    let result = SSL_get_verify_result(ssl)
    guard result != Int(X509_V_OK) else { return nil }
    return String(cString: X509_verify_cert_error_string(result))
  }

  /// Whether `h2` was agreed on.
  var hasAgreedOnHTTP2: Bool {
    guard let ssl else { return true }
    var name: UnsafePointer<UInt8>?
    var length: UInt32 = 0
    SSL_get0_alpn_selected(ssl, &name, &length)
    return UnsafeBufferPointer(start: name, count: Int(length)).elementsEqual("h2".utf8)
  }

  /// Says that nothing more will be written; reading goes on.
  func endWriting() {
    if let ssl, isReady { SSL_shutdown(ssl) }
    shutdown(descriptor, Int32(SHUT_WR))
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
