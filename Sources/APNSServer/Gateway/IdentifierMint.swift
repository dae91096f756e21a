import Foundation

/// Makes identifiers that look random and follow from a seed.
struct IdentifierMint: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The SplitMix generator (Steele, Lea and Flood, 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  private mutating func bytes() -> Data {
    withUnsafeBytes(of: (next().bigEndian, next().bigEndian)) { Data($0) }
  }

  /// A UUID of version 4 in small letters.
  mutating func identifier() -> String {
    var data = bytes()
    data[6] = data[6] & 0x0f | 0x40
    data[8] = data[8] & 0x3f | 0x80
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for (index, byte) in data.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The base64 of 16 bytes.
  mutating func channel() -> String { bytes().base64EncodedString() }
}
