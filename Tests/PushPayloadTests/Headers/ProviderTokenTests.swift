import Foundation
import Testing

@testable import PushPayload

/// apns.md, section 4.
@Suite struct ProviderTokenTests {
  private func token(_ header: String, _ claims: String, signature: Int = 64) -> String {
    [Data(header.utf8), Data(claims.utf8), Data(count: signature)].map(Base64URL.encode)
      .joined(separator: ".")
  }

  private let header = #"{"alg":"ES256","kid":"KEYKEYKEY1"}"#
  private let claims = #"{"iss":"TEAMTEAM01","iat":1780306800}"#

  @Test("A token says key, team and time, and what was signed")
  func read() throws {
    let text = token(header, claims)
    let token = try ProviderToken(text)
    #expect(token.keyID == "KEYKEYKEY1")
    #expect(token.teamID == "TEAMTEAM01")
    #expect(token.issued == Date(timeIntervalSince1970: 1_780_306_800))
    #expect(token.signature.count == 64)
    #expect(text.hasPrefix(token.signedText + "."))
  }

  @Test("What is wrong is named")
  func faults() {
    let cases: [(String, ProviderToken.Fault)] = [
      ("", .malformed), ("a.b", .malformed), ("a.b.c.d", .malformed), ("+.a.a", .malformed),
      (token("[]", claims), .notJSON("header")), (token(header, "x"), .notJSON("claims")),
      (token(#"{"alg":"ES512","kid":"KEYKEYKEY1"}"#, claims), .wrongAlgorithm("ES512")),
      (token(#"{"kid":"KEYKEYKEY1"}"#, claims), .wrongAlgorithm(nil)),
      (token(#"{"alg":"ES256"}"#, claims), .missing("kid")),
      (token(#"{"alg":"ES256","kid":"K"}"#, claims), .badIdentifier("kid", "K")),
      (token(header, #"{"iat":1}"#), .missing("iss")),
      (token(header, #"{"iss":"TEAMTEAM01"}"#), .missing("iat")),
      (token(header, #"{"iss":"TEAMTEAM01","iat":"1"}"#), .issuedNotANumber),
      (token(header, claims, signature: 70), .badSignatureLength(70)),
    ]
    for (text, fault) in cases {
      #expect(throws: fault) { try ProviderToken(text) }
    }
  }

  @Test(
    "Base64 for addresses: the examples of RFC 4648, without padding",
    arguments: [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")])
  func base64(_ plain: String, _ coded: String) {
    #expect(Base64URL.encode(Data(plain.utf8)) == coded)
    #expect(Base64URL.decode(coded) == Data(plain.utf8))
    #expect(Base64URL.decode("Zg==") == nil)
    #expect(Base64URL.decode("_-8") == Data([0xFF, 0xEF]))
  }
}
