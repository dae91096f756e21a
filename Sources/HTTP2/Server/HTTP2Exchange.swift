import Foundation

/// A request that a server received whole.
package struct HTTP2Request: Sendable {
  /// The connection, by its number in the process.
  package var connection: UInt64
  package var method: String
  package var path: String
  /// Without the protocol's own (`:path`), in the order sent.
  package var headers: [HTTP2Header]
  /// No longer than the server's limit: what is beyond it is left out.
  package var body: Data
}

/// What a server does with a request.
package struct HTTP2Response: Sendable {
  package enum Action: Hashable, Sendable {
    case answer
    /// RST_STREAM, without an answer.
    case reset
    /// The connection is closed, without an answer to any stream.
    case close
  }

  /// What happens to the connection after the answer.
  package enum Control: Hashable, Sendable {
    /// SETTINGS with another number of streams at once.
    case allowStreams(Int)
    /// GOAWAY with that text. Streams that are open are finished.
    case goAway(String)
  }

  package var action: Action
  package var status: Int
  package var headers: [HTTP2Header]
  package var body: Data
  package var controls: [Control]

  package init(
    action: Action = .answer, status: Int = 200, headers: [HTTP2Header] = [], body: Data = Data(),
    controls: [Control] = []
  ) {
    self.action = action
    self.status = status
    self.headers = headers
    self.body = body
    self.controls = controls
  }
}
