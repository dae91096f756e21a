/// A hash that names content in the cache: FNV-1a with 128 bits. It guards against chance, not
/// against an adversary; a choice of Islet.
package struct ContentHash: Hashable, Sendable {
  private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  package init() {}

  /// Mixes bytes in, eight at a time, which is as well spread and quicker than one at a time.
  package mutating func combine(bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < bytes.count {
      mix(UInt64(bytes[offset]))
      offset += 1
    }
    mix(UInt64(bytes.count))
  }

  package mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine(bytes: $0) }
  }

  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  package mutating func combine(_ number: UInt64) { mix(number) }

  mutating func combine(_ other: ContentHash) {
    mix(UInt64(truncatingIfNeeded: other.value))
    mix(UInt64(truncatingIfNeeded: other.value >> 64))
  }

  private mutating func mix(_ word: UInt64) {
    value ^= UInt128(word)
    value &*= Self.prime
    // The multiplication carries upwards only; the fold brings high bits down again.
    value ^= value >> 67
  }

  /// 32 lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
