import Foundation

/// The bytes of an activity's state, within its record as long as they are few.
///
/// Among very many activities whatever a record points to is out of every cache, and is waited for
/// when it is let go. Bytes beside the other members of the record come along with them.
struct StateBytes: Sendable {
  /// All bytes when they are too many for the record; empty otherwise.
  private var far = Data()
  private var nearCount = 0
  /// Room for a short state. More room makes records larger, and a full phone slower: with 112 bytes
  /// an event among a million activities took an eighth longer.
  private var near = InlineArray<64, UInt8>(repeating: 0)

  init(_ data: Data) {
    replace(with: data)
  }

  var data: Data {
    guard far.isEmpty else { return far }
    return withUnsafeBytes(of: near) { Data($0.prefix(nearCount)) }
  }

  /// Puts other bytes in their place, and says whether they are the same.
  @discardableResult
  mutating func replace(with data: Data) -> Bool {
    guard data.count <= near.count else {
      let isSame = data == far
      far = data
      nearCount = 0
      return isSame
    }
    if holdsNear(data) { return true }
    if !far.isEmpty { far = Data() }
    nearCount = data.count
    withUnsafeMutableBytes(of: &near) { near in
      data.withUnsafeBytes { near.copyMemory(from: $0) }
    }
    return false
  }

  private func holdsNear(_ data: Data) -> Bool {
    guard far.isEmpty, data.count == nearCount else { return false }
    return withUnsafeBytes(of: near) { near in
      data.withUnsafeBytes { bytes in
        guard let one = near.baseAddress, let other = bytes.baseAddress else { return true }
        return memcmp(one, other, bytes.count) == 0
      }
    }
  }
}
