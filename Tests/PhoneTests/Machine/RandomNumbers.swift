/// A small generator whose numbers are a function of its seed (xorshift64*, Marsaglia and Vigna).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_f491_4f6c_dd1d
  }

  /// A number from 0 up to a bound, cheaply.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: (next() >> 33) % UInt64(bound))
  }
}
