import Foundation

/// A request on its way, and the answer as far as it has come.
struct ClientStream {
  let id: UInt64
  let body: Data
  /// By the monotonic clock, in seconds.
  let deadline: Double
  let complete: ClientMailbox.Completion
  /// Bytes of the body that were handed on.
  var sent = 0
  var status = 0
  var headers: [HTTP2Header] = []
  var received = Data()
  var size = 0
  /// What the answer ends with, before the stream does.
  var failure: HTTP2RequestError?

  /// Bytes of an answer with its headers. APNs answers with less than a hundredth of it.
  static let greatestAnswer = 4 << 20

  init(_ start: ClientMailbox.Start, deadline: Double) {
    id = start.id
    body = start.call.body
    self.deadline = deadline
    complete = start.complete
  }

  /// False when the answer is too large.
  mutating func add(_ name: String, _ value: String) -> Bool {
    size += name.utf8.count + value.utf8.count + 32
    if name == ":status" {
      status = Int(value) ?? 0
    } else if !name.hasPrefix(":") {
      headers.append(HTTP2Header(name, value))
    }
    return size <= Self.greatestAnswer
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    size += bytes.count
    guard size <= Self.greatestAnswer else { return false }
    received.append(contentsOf: bytes)
    return true
  }

  var answer: HTTP2Answer { HTTP2Answer(status: status, headers: headers, body: received) }
}
