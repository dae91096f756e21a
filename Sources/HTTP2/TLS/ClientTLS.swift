import CSSL
import Glibc

/// The TLS of a client: 1.2 or later, HTTP/2 only, the server's certificate verified.
final class ClientTLS {
  private let context: OpaquePointer

  /// - Parameter authority: A file of certificates in PEM to trust beside the system's.
  init(authority: String?) throws(HTTP2Error) {
    guard let context = SSL_CTX_new(TLS_client_method()) else {
      throw .openSSL(call: "SSL_CTX_new")
    }
    self.context = context
    SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
    let modes = SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
    SSL_CTX_ctrl(context, SSL_CTRL_MODE, Int(modes), nil)
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nil)
    guard SSL_CTX_set_default_verify_paths(context) == 1 else {
      throw .openSSL(call: "SSL_CTX_set_default_verify_paths")
    }
    if let authority, SSL_CTX_load_verify_locations(context, authority, nil) != 1 {
      throw .badCertificate(path: authority)
    }
    // A list of names, each after its length; gives 0 when it is taken.
    let protocols: [UInt8] = [2] + Array("h2".utf8)
    guard SSL_CTX_set_alpn_protos(context, protocols, UInt32(protocols.count)) == 0 else {
      throw .openSSL(call: "SSL_CTX_set_alpn_protos")
    }
  }

  deinit { SSL_CTX_free(context) }

  func makeConnection(to host: String) -> OpaquePointer? {
    guard let ssl = SSL_new(context) else { return nil }
    SSL_set_connect_state(ssl)
    if X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(ssl), host) == 1 { return ssl }
    ERR_clear_error()
    var name = Array(host.utf8CString)
    // SNI; `SSL_set_tlsext_host_name` is a macro, which Swift cannot read.
    guard SSL_set1_host(ssl, host) == 1,
      SSL_ctrl(ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME, Int(TLSEXT_NAMETYPE_host_name), &name) == 1
    else {
      SSL_free(ssl)
      return nil
    }
    return ssl
  }
}
