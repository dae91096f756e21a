import CryptoKit
import Foundation
import Testing

/// Hexadecimal digits of bytes.
private func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}

struct CryptoKitTests {
  @Test(
    "SHA-2 gives the digests of FIPS 180-4's examples",
    arguments: [
      (
        "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b"
      ),
      (
        "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
      ),
    ])
  func sha2(text: String, sha256: String, sha384: String) {
    #expect(hex(SHA256.hash(data: Data(text.utf8))) == sha256)
    #expect(hex(SHA384.hash(data: Data(text.utf8))) == sha384)
  }

  @Test("SHA-512 gives the digest of FIPS 180-4's example")
  func sha512() {
    #expect(
      hex(SHA512.hash(data: Data("abc".utf8)))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test("The old functions give the digests of RFC 1321 and RFC 3174")
  func old() {
    #expect(
      hex(Insecure.MD5.hash(data: Data("message digest".utf8)))
        == "f96b697d7cb7938d525a2f31aaf161d0")
    #expect(
      hex(Insecure.SHA1.hash(data: Data("abc".utf8)))
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test("Data may come in parts")
  func parts() {
    var function = SHA256()
    function.update(data: Data("a".utf8))
    function.update(data: Data("bc".utf8))
    #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
  }

  @Test("A digest describes itself and is compared with bytes")
  func digest() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest.description.hasPrefix("SHA256 digest: ba7816bf"))
    #expect(SHA256Digest.byteCount == 32)
    #expect(digest == Data(digest))
    #expect(digest != Data(repeating: 0, count: 32))
  }

  @Test("HMAC gives the codes of RFC 4231, keys longer than a block among them")
  func hmac() {
    let short = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: short)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
    let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: message, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(
        code, authenticating: Data("what do ya want for nothing?".utf8), using: short))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: short))
  }

  @Test("Keys have the size asked for")
  func keys() {
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
  }
}
