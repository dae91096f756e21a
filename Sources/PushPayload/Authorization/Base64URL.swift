import Foundation

/// Base64 with the alphabet for addresses and without padding (RFC 4648, section 5).
package enum Base64URL {
  /// Nil for anything else, padded text too.
  package static func decode(_ text: some StringProtocol) -> Data? {
    guard
      text.utf8.allSatisfy({
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x2D || $0 == 0x5F
      })
    else { return nil }
    var plain = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while plain.utf8.count % 4 != 0 { plain += "=" }
    return Data(base64Encoded: plain)
  }

  package static func encode(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
