import Foundation
import Testing

@testable import Phone

struct StateBytesTests {
  /// Below, at and above what fits into a record, and the most that a state may have.
  static let lengths = [0, 1, 63, 64, 65, 4096]

  @Test("A state of any length comes back as it was", arguments: lengths)
  func keepsBytes(length: Int) {
    #expect(StateBytes(bytes(length, 7)).data == bytes(length, 7))
  }

  @Test("A state of any length follows one of any length", arguments: lengths, lengths)
  func replaces(first: Int, second: Int) {
    var state = StateBytes(bytes(first, 1))
    let isSame = state.replace(with: bytes(second, 2))
    #expect(isSame == (first == 0 && second == 0))
    #expect(state.data == bytes(second, 2))
  }

  @Test(
    "A state is told from one that differs in its last byte alone", arguments: lengths.dropFirst())
  func compares(length: Int) {
    var state = StateBytes(bytes(length, 1))
    let isSame = state.replace(with: bytes(length, 1))
    #expect(isSame)
    var other = bytes(length, 1)
    other[length - 1] = 2
    let isOtherSame = state.replace(with: other)
    #expect(!isOtherSame)
    #expect(state.data == other)
  }

  @Test("A part of other bytes is kept without the rest")
  func keepsSlices() {
    let whole = Data((0..<200).map { UInt8($0) })
    var state = StateBytes(whole[50..<60])
    #expect(state.data == Data((50..<60).map { UInt8($0) }))
    let isSame = state.replace(with: whole[60..<70])
    #expect(!isSame)
    #expect(state.data == Data((60..<70).map { UInt8($0) }))
  }

  private func bytes(_ count: Int, _ byte: UInt8) -> Data { Data(repeating: byte, count: count) }
}
