import Foundation

/// A request that a client sends.
package struct HTTP2Call: Sendable {
  package var method: String
  package var path: String
  package var headers: [HTTP2Header]
  package var body: Data
  /// Names of headers that no later request has the same value of.
  package var neverIndexed: Set<String>

  package init(
    method: String = "POST", path: String, headers: [HTTP2Header] = [], body: Data = Data(),
    neverIndexed: Set<String> = []
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
    self.neverIndexed = neverIndexed
  }
}

/// The whole answer to a request.
package struct HTTP2Answer: Hashable, Sendable {
  package var status: Int
  /// Without the protocol's own.
  package var headers: [HTTP2Header]
  package var body: Data

  /// The first value of a header.
  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
