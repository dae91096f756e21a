/// Why no connection stands.
package enum HTTP2ConnectError: Error, Hashable, Sendable {
  case unknownHost(String)
  /// No connection to any address of the host; `code` is the system's number of the error.
  case unreachable(host: String, port: Int, code: Int32)
  case timedOut(host: String, port: Int)
  /// The certificate is not trusted, or is for another name.
  case untrusted(host: String, reason: String)
  /// The server refuses TLS, or does not speak HTTP/2.
  case notHTTP2(host: String, port: Int)
  case setup(HTTP2Error)
}

extension HTTP2ConnectError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownHost(let host): "There is no host \(host). Check its name and the network."
    case .unreachable(let host, let port, let code):
      "\(host):\(port) takes no connection (error \(code) of the system)."
    case .timedOut(let host, let port): "\(host):\(port) did not answer in time."
    case .untrusted(let host, let reason):
      "The certificate of \(host) is not trusted: \(reason). Give the file of its authority if it "
        + "is yours."
    case .notHTTP2(let host, let port): "\(host):\(port) does not speak HTTP/2."
    case .setup(let error): error.message
    }
  }
}

/// Why a request has no answer.
package enum HTTP2RequestError: Error, Hashable, Sendable {
  /// The server has not acted on it and will not: it can be sent again. With the text of GOAWAY,
  /// when there was one.
  case unprocessed(goAway: String?)
  /// Whether the server has acted on it is not known.
  case lost(String)
  /// The time is over; `wasSent` says whether the server may have acted on it.
  case timedOut(wasSent: Bool)
  case cancelled
  /// The answer is beyond the limits of the client.
  case answerTooLarge
}
