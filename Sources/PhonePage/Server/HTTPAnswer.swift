import Foundation

/// What the server gives back.
package struct HTTPAnswer: Sendable {
  package enum Body: Sendable {
    case data(Data)
    /// Server-Sent Events, each with its blank line. Only the newest of those that the client has
    /// not read yet is kept.
    case events(AsyncStream<Data>)
  }

  package var status: Int
  /// Beside those that every answer has.
  package var headers: [String: String]
  package var body: Body

  package init(status: Int, headers: [String: String] = [:], body: Body = .data(Data())) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// JSON with a sentence for the person: `{"error": "…"}`.
  package static func refusal(_ status: Int, _ sentence: String) -> HTTPAnswer {
    let body = (try? JSONEncoder().encode(["error": sentence])) ?? Data()
    return HTTPAnswer(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: .data(body))
  }

  /// What every answer says: scripts, styles and pictures come from this server alone, and nobody
  /// else may frame, embed or keep them.
  static let commonHeaders = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
  ]
}
