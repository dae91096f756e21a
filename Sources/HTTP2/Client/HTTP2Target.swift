/// Where a client connects to, and how.
package struct HTTP2Target: Hashable, Sendable {
  package enum Security: Hashable, Sendable {
    /// TLS; the file of certificates in PEM is trusted beside the system's.
    case tls(authority: String?)
    /// HTTP/2 without TLS, by prior knowledge.
    case plain
  }

  /// A name or a numeric address.
  package var host: String
  package var port: Int
  package var security: Security
  /// Seconds until a connection stands.
  package var connectTimeout = 15.0
  /// Seconds of silence after which a PING is sent. Apple finds one an hour fine; libraries in use
  /// send one a minute: a choice of Islet.
  package var pingAfter = 60.0
  /// Seconds to wait for its answer.
  package var pingTimeout = 10.0
  /// Only one request at a time until one was answered with something else than 403, as APNs
  /// allows one stream only before a valid provider token.
  package var startsWithOneStream = false

  package init(host: String, port: Int, security: Security = .tls(authority: nil)) {
    self.host = host
    self.port = port
    self.security = security
  }
}
