import CSSL

/// A certificate and its key in files of PEM.
package struct CertificateFiles: Hashable, Sendable {
  /// The leaf first.
  package var chain: String
  package var key: String

  package init(chain: String, key: String) {
    self.chain = chain
    self.key = key
  }
}

/// The TLS of a server: 1.2 or later, HTTP/2 only.
final class ServerTLS {
  let context: OpaquePointer

  init(_ files: CertificateFiles) throws(HTTP2Error) {
    guard let context = SSL_CTX_new(TLS_server_method()) else {
      throw .openSSL(call: "SSL_CTX_new")
    }
    self.context = context
    SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
    let modes = SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
    SSL_CTX_ctrl(context, SSL_CTRL_MODE, Int(modes), nil)
    guard SSL_CTX_use_certificate_chain_file(context, files.chain) == 1,
      SSL_CTX_use_PrivateKey_file(context, files.key, SSL_FILETYPE_PEM) == 1,
      SSL_CTX_check_private_key(context) == 1
    else { throw .badCertificate(path: files.chain) }
    SSL_CTX_set_alpn_select_cb(
      context,
      { _, chosen, chosenLength, offered, length, _ in
        guard let offered else { return SSL_TLSEXT_ERR_ALERT_FATAL }
        var index = 0
        while index < Int(length) {
          let size = Int(offered[index])
          let name = UnsafeBufferPointer(start: offered + index + 1, count: size)
          if index + size < Int(length), name.elementsEqual("h2".utf8) {
            chosen?.pointee = offered + index + 1
            chosenLength?.pointee = 2
            return SSL_TLSEXT_ERR_OK
          }
          index += size + 1
        }
        return SSL_TLSEXT_ERR_ALERT_FATAL
      }, nil)
  }

  deinit { SSL_CTX_free(context) }
}
