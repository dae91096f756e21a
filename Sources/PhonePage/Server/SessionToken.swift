import Glibc

/// What lets a browser in: 128 bits from the system's random source, as 32 hexadecimal digits.
package struct SessionToken: Equatable, Sendable {
  package let digits: String

  /// A new one.
  ///
  /// - Throws: `PageServerFailure` when the system gives no random bytes.
  package init() throws(PageServerFailure) {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard getentropy(&bytes, bytes.count) == 0 else {
      throw PageServerFailure(
        "The page has no session token: the system gives no random bytes "
          + "(\(String(cString: strerror(errno)))).")
    }
    digits = bytes.map { byte in
      let word = String(byte, radix: 16)
      return word.count == 1 ? "0" + word : word
    }.joined()
  }

  package init(digits: String) { self.digits = digits }

  /// Whether the digits are these. Takes the same time for every guess of this length.
  package func matches(_ guess: String) -> Bool {
    let (own, other) = (Array(digits.utf8), Array(guess.utf8))
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for (mine, theirs) in zip(own, other) { difference |= mine ^ theirs }
    return difference == 0
  }
}
