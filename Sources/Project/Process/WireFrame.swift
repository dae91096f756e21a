import Foundation

/// Frames of the wire: four bytes of length, most significant first, then that many bytes.
package enum WireFrame {
  /// The most bytes a payload may have: 64 MiB, a choice of Islet.
  package static let limit = 64 * 1024 * 1024

  /// The payload with its length before it.
  static func encode(_ payload: Data) -> Data {
    var frame = Data(capacity: payload.count + 4)
    withUnsafeBytes(of: UInt32(payload.count).bigEndian) { frame.append(contentsOf: $0) }
    frame.append(payload)
    return frame
  }

  /// Bytes as they arrive, cut into frames.
  struct Reader {
    private var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }
    /// Bytes that wait for the rest of their frame.
    var pending: Int { bytes.count }

    mutating func append(_ new: some Collection<UInt8>) { bytes.append(contentsOf: new) }

    /// The length that the next frame announces, once its four bytes are there.
    var announced: Int? {
      guard bytes.count >= 4 else { return nil }
      return bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The next complete payload.
    mutating func next() -> Data? {
      guard let length = announced, length <= WireFrame.limit, bytes.count >= 4 + length else {
        return nil
      }
      let payload = Data(bytes[4..<4 + length])
      bytes.removeFirst(4 + length)
      return payload
    }
  }
}
