/// Who is let in. A page elsewhere must not reach the phone: not by another origin, not by a name
/// that was pointed at this machine (DNS rebinding), not without the session's token.
package struct RequestGate: Sendable {
  package enum Verdict: Equatable, Sendable {
    case admitted
    /// The first request, with the token in its URL: the browser gets the cookie and goes on to `/`.
    case welcomed(cookie: String)
    /// 403 with this sentence.
    case refused(String)
  }

  package let token: SessionToken
  package let port: UInt16

  package init(token: SessionToken, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// Cookies are shared by all ports of a host, so the port is in the name.
  package var cookieName: String { "islet_\(port)" }

  /// The names by which this server may be asked.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }

  package func verdict(on request: HTTPRequest) -> Verdict {
    guard let host = request.headers["host"], hosts.contains(host) else {
      return .refused(
        "This request was made for another host. Open the address that islet printed.")
    }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      return .refused(
        "This request comes from the page of another origin, \(origin.prefix(80)), which may not "
          + "use the phone.")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return .refused(
        "This request comes from another site's page, which may not use the phone. Open the "
          + "address that islet printed by hand.")
    }
    if let cookie = request.cookie(cookieName), token.matches(cookie) { return .admitted }
    if request.method == "GET", request.path == "/", let guess = request.query["token"],
      token.matches(guess)
    {
      return .welcomed(
        cookie: "\(cookieName)=\(token.digits); Path=/; HttpOnly; SameSite=Strict")
    }
    return .refused(
      "This request has no token of the running session. Open the address that islet printed; "
        + "each run has a new one.")
  }
}
