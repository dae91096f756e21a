import Foundation
import Glibc

/// Messages over a file descriptor: four bytes of length, most significant first, then so many bytes
/// of JSON. Calls block.
///
/// The descriptor is inherited and belongs to whoever made it; the channel does not close it.
package struct FrameChannel: Sendable {
  /// The most bytes a message may have: 64 MiB, a choice of Islet.
  package static let limit = 64 * 1024 * 1024

  private let descriptor: CInt

  package init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// Waits for a message; nil when the other side has closed.
  ///
  /// - Throws: `FrameError`.
  package func receive() throws(FrameError) -> Data? {
    guard let header = try read(4, startsMessage: true) else { return nil }
    let length = header.reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.limit else { throw .tooLong(length) }
    guard let payload = try read(length, startsMessage: false) else { throw .cutShort }
    return payload
  }

  /// Sends a message.
  ///
  /// - Throws: `FrameError`.
  package func send(_ payload: Data) throws(FrameError) {
    guard payload.count <= Self.limit else { throw .tooLong(payload.count) }
    var frame = Data(capacity: payload.count + 4)
    withUnsafeBytes(of: UInt32(payload.count).bigEndian) { frame.append(contentsOf: $0) }
    frame.append(payload)
    var sent = 0
    while sent < frame.count {
      let went = frame.withUnsafeBytes { bytes in
        write(UnsafeRawBufferPointer(rebasing: bytes[sent...]))
      }
      if went > 0 {
        sent += went
      } else if errno != EINTR {
        throw .failed(errno)
      }
    }
  }

  /// A closed reader is an error here, not a signal that ends the process.
  private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    let went = Glibc.send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
    guard went < 0, errno == ENOTSOCK else { return went }
    return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
  }

  private func read(_ count: Int, startsMessage: Bool) throws(FrameError) -> Data? {
    var data = Data(count: count)
    var got = 0
    while got < count {
      let came = data.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress?.advanced(by: got), count - got)
      }
      if came > 0 {
        got += came
      } else if came == 0 {
        if got == 0, startsMessage { return nil }
        throw .cutShort
      } else if errno != EINTR {
        throw .failed(errno)
      }
    }
    return data
  }
}

/// Why a message could not be sent or received.
package enum FrameError: Error, Equatable, CustomStringConvertible {
  /// The message has, or announces, that many bytes.
  case tooLong(Int)
  /// The other side closed within a message.
  case cutShort
  /// The system's error number.
  case failed(CInt)

  package var description: String {
    switch self {
    case .tooLong(let bytes):
      "A message of \(bytes) bytes is longer than the \(FrameChannel.limit) bytes allowed."
    case .cutShort: "The connection was closed in the middle of a message."
    case .failed(let code): "The connection failed: \(String(cString: strerror(code)))."
    }
  }
}
