import CCrypto
import Foundation

/// The public half of a key for provider tokens.
package final class P256PublicKey: @unchecked Sendable {
  // Immutable after init; OpenSSL allows reading a key from several threads.
  private let key: OpaquePointer

  /// Reads a public key, or the public half of a private one (`.p8`), from PEM.
  package init(pem: String) throws(P256KeyError) {
    func read(_ parse: (OpaquePointer?) -> OpaquePointer?) -> OpaquePointer? {
      let memory = BIO_new_mem_buf(pem, Int32(pem.utf8.count))
      defer { BIO_free(memory) }
      return parse(memory)
    }
    let found =
      read { PEM_read_bio_PUBKEY($0, nil, nil, nil) }
      ?? read { PEM_read_bio_PrivateKey($0, nil, { _, _, _, _ in 0 }, nil) }
    ERR_clear_error()
    guard let found else { throw .notPEM }
    var name = [CChar](repeating: 0, count: 64)
    var length = 0
    guard EVP_PKEY_get_group_name(found, &name, name.count, &length) == 1,
      name.prefix(length).elementsEqual("prime256v1".utf8.map { CChar($0) })
    else {
      EVP_PKEY_free(found)
      throw .wrongCurve
    }
    key = found
  }

  deinit { EVP_PKEY_free(key) }

  /// Whether a signature of ES256, `r` and `s` of 32 bytes each, is this key's for a text.
  package func verifies(_ signature: Data, of text: String) -> Bool {
    guard signature.count == 64, let parts = ECDSA_SIG_new() else { return false }
    defer { ECDSA_SIG_free(parts) }
    let bytes = Array(signature)
    let r = BN_bin2bn(bytes, 32, nil)
    let s = bytes.withUnsafeBufferPointer { BN_bin2bn($0.baseAddress! + 32, 32, nil) }
    ECDSA_SIG_set0(parts, r, s)
    var der: UnsafeMutablePointer<UInt8>?
    let length = i2d_ECDSA_SIG(parts, &der)
    guard length > 0, let der else { return false }
    defer { CRYPTO_free(der, #file, #line) }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    let message = Array(text.utf8)
    guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1 else { return false }
    let isRight = EVP_DigestVerify(context, der, Int(length), message, message.count) == 1
    ERR_clear_error()
    return isRight
  }
}
