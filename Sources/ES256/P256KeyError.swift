/// Why bytes are no key of P-256, or why it does not sign.
package enum P256KeyError: Error, Hashable, Sendable, CustomStringConvertible {
  case notPEM
  case wrongCurve
  /// OpenSSL refused to sign or to make a key.
  case cannotSign

  package var description: String {
    switch self {
    case .notPEM: "The file holds no key in PEM."
    case .wrongCurve: "The key is not one of the curve P-256, which ES256 wants."
    case .cannotSign: "OpenSSL refused to sign with the key."
    }
  }
}
