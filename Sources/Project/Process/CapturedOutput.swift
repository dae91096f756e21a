import Foundation
import Glibc

/// What a process wrote on one of its outputs, bounded: the first and the last bytes are kept, those
/// between are only counted.
package struct CapturedOutput: Equatable, Sendable {
  /// How many bytes are kept of the beginning, and as many of the end.
  package let bound: Int
  private var first: [UInt8] = []
  private var last: [UInt8] = []
  /// All bytes that came.
  package private(set) var count = 0

  package init(bound: Int = 32 * 1024) { self.bound = bound }

  /// Bytes that came and were not kept.
  package var omitted: Int { count - first.count - min(last.count, bound) }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    count += bytes.count
    let room = bound - first.count
    first.append(contentsOf: bytes.prefix(room))
    last.append(contentsOf: bytes.dropFirst(room))
    // Trimming at twice the bound makes the cost of a byte constant.
    if last.count > 2 * bound { last.removeFirst(last.count - bound) }
  }

  /// The kept bytes as text, with a line that tells what is missing.
  package var text: String {
    let head = String(decoding: first, as: UTF8.self)
    let tail = String(decoding: last.suffix(bound), as: UTF8.self)
    return omitted > 0 ? "\(head)\n… \(omitted) bytes left out …\n\(tail)" : head + tail
  }

  /// Takes what lies ready in a non-blocking descriptor. Returns false at its end.
  mutating func drain(_ descriptor: CInt) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    // A process that writes without pause must not keep the reader here.
    for _ in 0..<64 {
      let got = read(descriptor, &buffer, buffer.count)
      if got > 0 {
        append(buffer[..<got])
      } else if got == 0 {
        return false
      } else if errno != EINTR {
        return errno == EAGAIN
      }
    }
    return true
  }
}
