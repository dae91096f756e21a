import Foundation
import Testing

@testable import ES256

struct P256PrivateKeyTests {
  @Test func `What a key signs, its public half verifies, and nothing else`() throws {
    let key = try P256PrivateKey()
    let publicKey = try P256PublicKey(pem: key.publicPEM)
    for text in ["", "a.b", String(repeating: "x", count: 10_000)] {
      let signature = try key.signature(of: text)
      #expect(signature.count == 64)
      #expect(publicKey.verifies(signature, of: text))
      #expect(!publicKey.verifies(signature, of: text + "y"))
    }
  }

  @Test func `Signatures have 64 bytes, however small their numbers are`() throws {
    let key = try P256PrivateKey()
    // One of 128 signatures has a number with a leading byte of zero.
    for index in 0..<600 {
      #expect(try key.signature(of: "\(index)").count == 64)
    }
  }

  @Test func `A key never prints itself`() throws {
    let key = try P256PrivateKey()
    #expect("\(key)" == "a private key")
    var dumped = ""
    dump(key, to: &dumped)
    #expect(!dumped.contains("OpaquePointer"))
  }

  @Test(arguments: ["", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
  func `What is no key is refused`(text: String) {
    #expect(throws: P256KeyError.notPEM) { try P256PrivateKey(pem: text) }
  }

  @Test func `A public key does not sign`() throws {
    let text = try P256PrivateKey().publicPEM
    #expect(throws: P256KeyError.notPEM) { try P256PrivateKey(pem: text) }
  }
}
