import Foundation
import Glibc
import Testing
import Wire

@Suite("Frames over a descriptor")
struct FrameChannelTests {
  /// Two ends of a connection that are closed when the test is over.
  private final class Pair {
    let ends: [CInt]

    init() {
      var ends: [CInt] = [-1, -1]
      socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends)
      self.ends = ends
    }

    deinit { for end in ends { close(end) } }

    var first: FrameChannel { FrameChannel(descriptor: ends[0]) }
    var second: FrameChannel { FrameChannel(descriptor: ends[1]) }

    func write(_ bytes: [UInt8]) { _ = Glibc.write(ends[0], bytes, bytes.count) }
    func hangUp() { shutdown(ends[0], CInt(SHUT_WR)) }
  }

  @Test("messages arrive whole and in order, the empty one too")
  func roundTrip() throws {
    let pair = Pair()
    defer { withExtendedLifetime(pair) {} }
    try pair.first.send(Data("one".utf8))
    try pair.first.send(Data())
    try pair.first.send(Data("three".utf8))
    #expect(try pair.second.receive() == Data("one".utf8))
    #expect(try pair.second.receive() == Data())
    #expect(try pair.second.receive() == Data("three".utf8))
  }

  @Test("a frame is four bytes of length, most significant first, then the message")
  func layout() throws {
    let pair = Pair()
    defer { withExtendedLifetime(pair) {} }
    pair.write([0, 0, 0, 2, 104, 105])
    #expect(try pair.second.receive() == Data("hi".utf8))
  }

  @Test("the end between two messages is the end, within one it is an error")
  func ends() throws {
    let pair = Pair()
    defer { withExtendedLifetime(pair) {} }
    pair.hangUp()
    #expect(try pair.second.receive() == nil)
    let cut = Pair()
    cut.write([0, 0, 0, 9, 1])
    cut.hangUp()
    #expect(throws: FrameError.cutShort) { try cut.second.receive() }
    let header = Pair()
    header.write([0, 0])
    header.hangUp()
    #expect(throws: FrameError.cutShort) { try header.second.receive() }
  }

  @Test("a message above 64 MiB is refused before it is read")
  func limit() {
    let pair = Pair()
    defer { withExtendedLifetime(pair) {} }
    // 0x0400_0001 is one byte more than 64 MiB.
    pair.write([4, 0, 0, 1])
    #expect(throws: FrameError.tooLong(67_108_865)) { try pair.second.receive() }
  }

  @Test("a reader that is gone is an error, not a signal")
  func brokenPipe() {
    let pair = Pair()
    defer { withExtendedLifetime(pair) {} }
    close(pair.ends[1])
    #expect(throws: FrameError.failed(EPIPE)) { try pair.first.send(Data("x".utf8)) }
  }
}
