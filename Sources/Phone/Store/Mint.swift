import ActivityModel
import Foundation

/// Makes identifiers and tokens out of numbers, and finds the numbers again.
///
/// They look random and are a function of seed and number, so nothing has to be stored: a token that
/// was replaced, or whose activity is forgotten, can still be told from one that was never issued.
struct Mint: Sendable {
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = Scrambler.scramble(seed ^ 0x4c69_7665_4163_7469)
  }

  // MARK: Identifiers

  /// A UUID of version 4: 64 bits are the scrambled number, the rest follows from it.
  func id(of number: UInt64) -> ActivityID {
    let scrambled = Scrambler.scramble(number ^ seed)
    let rest = Scrambler.scramble(scrambled &+ seed)
    let version: UInt64 = 4 << 12
    let variant: UInt64 = 2 << 62
    return ActivityID(
      high: scrambled & ~0xffff | version | rest & 0x0fff,
      low: variant | rest >> 2 & ~0xffff | scrambled & 0xffff)
  }

  /// The number of an identifier of this mint; nil for any other.
  func number(of id: ActivityID) -> UInt64? {
    let number = Scrambler.unscramble(id.high & ~0xffff | id.low & 0xffff) ^ seed
    return self.id(of: number) == id ? number : nil
  }

  // MARK: Tokens

  /// What a token stands for.
  struct Stamp: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
      case update = 1
      case start = 2
    }

    var kind: Kind
    /// The activity's number, or that of the push-to-start token.
    var number: UInt64
    /// How often the token was replaced.
    var generation: UInt32
    var environment: PushEnvironment
  }

  func token(of stamp: Stamp) -> PushToken {
    withUnsafeBytes(of: words(of: stamp)) { PushToken(bytes: Data($0)) }
  }

  /// What a token of this mint stands for; nil for any other.
  func stamp(of token: PushToken) -> Stamp? {
    guard token.bytes.count == TokenRules.length else { return nil }
    return token.bytes.withUnsafeBytes { bytes in
      let number = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      let second = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
      let header = Scrambler.unscramble(second) ^ number
      guard let kind = Stamp.Kind(rawValue: UInt8(truncatingIfNeeded: header >> 40)) else {
        return nil
      }
      let stamp = Stamp(
        kind: kind, number: Scrambler.unscramble(number) ^ seed,
        generation: UInt32(truncatingIfNeeded: header),
        environment: header >> 32 & 1 == 1 ? .production : .sandbox)
      let isOurs = withUnsafeBytes(of: words(of: stamp)) { $0.elementsEqual(bytes) }
      return isOurs ? stamp : nil
    }
  }

  /// The bytes of a token, eight at a time in the order of memory.
  private func words(of stamp: Stamp) -> InlineArray<10, UInt64> {
    let header =
      UInt64(stamp.kind.rawValue) << 40 | (stamp.environment == .production ? 1 : 0) << 32
      | UInt64(stamp.generation)
    var words = InlineArray<10, UInt64>(repeating: 0)
    words[1] = Scrambler.scramble(stamp.number ^ seed)
    words[2] = Scrambler.scramble(header ^ words[1])
    var state = words[1] ^ words[2]
    for index in 3..<10 {
      state = Scrambler.scramble(state &+ 0x9e37_79b9_7f4a_7c15)
      words[index] = state
    }
    words[0] = Scrambler.scramble(state &+ seed) >> 8 | UInt64(TokenRules.firstByte) << 56
    for index in words.indices { words[index] = words[index].bigEndian }
    return words
  }
}

/// A permutation of the 64-bit numbers that leaves no pattern: the finaliser of the SplitMix
/// generator (Steele, Lea and Flood, 2014), and its inverse.
enum Scrambler {
  static func scramble(_ number: UInt64) -> UInt64 {
    var value = number
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  static func unscramble(_ number: UInt64) -> UInt64 {
    var value = number
    value = (value ^ value >> 31 ^ value >> 62) &* 0x3196_42b2_d24d_8ec3
    value = (value ^ value >> 27 ^ value >> 54) &* 0x96de_1b17_3f11_9089
    return value ^ value >> 30 ^ value >> 60
  }
}
