import Foundation
import Testing

@testable import ES256

@Suite struct P256PublicKeyTests {
  /// The key of RFC 7515, appendix A.3, as PEM: its `x` and `y` behind the header of P-256.
  private static let pem = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEf83OJ3D2xF1Bg8vub9tLe1gHMzV7
    6e8Tus9uPHvRVEXH8UTNG72bfocs3+257rn0s2ldbqkLJK2KRiMohYjlrQ==
    -----END PUBLIC KEY-----
    """

  /// Header and payload of the same example.
  private static let text =
    "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFt"
    + "cGxlLmNvbS9pc19yb290Ijp0cnVlfQ"

  /// The signature of the same example.
  private static let signature = Data(
    base64Encoded:
      "DtEhU3ljbEg8L38VWAfUAqOyKAM6+Xx+F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3+Kg6NU1Q==")!

  @Test("The signature of RFC 7515's example is right, and one of another text is not")
  func verifies() throws {
    let key = try P256PublicKey(pem: Self.pem)
    #expect(key.verifies(Self.signature, of: Self.text))
    #expect(!key.verifies(Self.signature, of: Self.text + "x"))
    #expect(!key.verifies(Self.signature.dropLast(), of: Self.text))
    #expect(!key.verifies(Data(count: 64), of: Self.text))
  }

  @Test("What is no key is refused")
  func faults() {
    #expect(throws: P256KeyError.notPEM) { try P256PublicKey(pem: "") }
    #expect(throws: P256KeyError.notPEM) { try P256PublicKey(pem: "key") }
  }
}
