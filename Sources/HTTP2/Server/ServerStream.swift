import Foundation

/// A stream while its request arrives and its answer leaves.
struct ServerStream {
  private var method = ""
  private var path = ""
  private var headers: [HTTP2Header] = []
  private(set) var headerBytes = 0
  var body = Data()
  /// The body of the answer, and how much of it was sent.
  var answer = Data()
  var answered = 0
  /// What GOAWAY says when the stream is closed; nil for the most.
  var farewell: String?

  mutating func add(_ name: String, _ value: String) {
    // 32 bytes a field, as RFC 9113 counts them.
    headerBytes += name.utf8.count + value.utf8.count + 32
    switch name {
    case ":method": method = value
    case ":path": path = value
    default:
      guard !name.hasPrefix(":") else { return }
      // RFC 9110: blanks around a value are no part of it.
      let text = value.trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
      headers.append(HTTP2Header(name, text))
    }
  }

  func request(connection: UInt64) -> HTTP2Request {
    HTTP2Request(
      connection: connection, method: method, path: path, headers: headers, body: body)
  }
}
