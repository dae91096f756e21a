import Foundation

/// A request as it came in, within the bounds of `HTTPBounds`.
package struct HTTPRequest: Equatable, Sendable {
  package var method: String
  /// Without the query, percent-decoded.
  package var path: String
  package var query: [String: String]
  /// Names in small letters.
  package var headers: [String: String]
  package var body: Data

  package init(
    method: String, path: String, query: [String: String] = [:], headers: [String: String] = [:],
    body: Data = Data()
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else {
        continue
      }
      return parts[1].trimmingCharacters(in: .whitespaces)
    }
    return nil
  }
}

/// How much the server takes from a client. Choices: the longest push is 5 KiB, and a page has one
/// stream of events.
package enum HTTPBounds {
  /// The longest body in bytes.
  package static let body = 256 * 1024
  /// Connections at one time.
  static let connections: UInt32 = 64
  /// Streams of events at one time.
  package static let streams = 16
  /// Bytes of the request line, headers and buffers of a connection.
  static let connectionMemory = 64 * 1024
  /// Seconds without a byte after which a connection is closed; a stream of events is spared.
  static let idleSeconds: UInt32 = 30
  /// The time after which a stream that says nothing says that it is alive.
  static let heartbeat = Duration.seconds(5)
}
