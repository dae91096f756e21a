import Foundation
import Simulator

/// Serves the page of a running phone on loopback.
///
/// `url` lets a browser in; `stop()` ends the service. The interface is described in `docs/page.md`.
package final class PageServer: Sendable {
  /// The address with the session's token, for the person's browser.
  package let url: URL
  package let port: UInt16
  private let daemons: [HTTPDaemon]

  /// Starts to serve.
  ///
  /// - Parameter port: 0 takes a free one.
  package init(
    control: any PhoneControl, port: UInt16 = 0, token: SessionToken? = nil
  ) throws(PageServerFailure) {
    let token = if let token { token } else { try SessionToken() }
    let sockets = try LoopbackSockets(port: port)
    let gate = RequestGate(token: token, port: sockets.port)
    let routes = PageRoutes(control: control)
    var daemons: [HTTPDaemon] = []
    for (index, socket) in sockets.descriptors.enumerated() {
      do {
        daemons.append(
          try HTTPDaemon(socket: socket, gatekeeper: { Self.refusal(of: gate, to: $0) }) {
            await routes.answer($0)
          })
      } catch {
        for daemon in daemons { daemon.stop() }
        for unused in sockets.descriptors[(index + 1)...] { close(unused) }
        throw error
      }
    }
    self.daemons = daemons
    self.port = sockets.port
    url = URL(string: "http://127.0.0.1:\(sockets.port)/?token=\(token.digits)")!
  }

  /// Ends all connections and gives back when the server's threads are gone. Must be called once.
  package func stop() {
    for daemon in daemons { daemon.stop() }
  }

  /// What a request gets that is not let in, or that is only welcomed.
  private static func refusal(of gate: RequestGate, to request: HTTPRequest) -> HTTPAnswer? {
    switch gate.verdict(on: request) {
    case .refused(let sentence): return .refusal(403, sentence)
    case .welcomed(let cookie):
      return HTTPAnswer(status: 303, headers: ["Set-Cookie": cookie, "Location": "/"])
    case .admitted:
      let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
      return length > HTTPBounds.body ? .tooLong : nil
    }
  }
}
