import CCrypto
import Foundation

/// A private key of P-256, which signs provider tokens. It never prints itself.
package final class P256PrivateKey: @unchecked Sendable {
  // Immutable after init; OpenSSL allows signing with a key from several threads.
  private let key: OpaquePointer

  /// Reads a private key from PEM, as in the `.p8` files of Apple's developer site.
  package init(pem: String) throws(P256KeyError) {
    let memory = BIO_new_mem_buf(pem, Int32(pem.utf8.count))
    defer { BIO_free(memory) }
    // Without the callback OpenSSL would ask for a password on the terminal.
    let found = PEM_read_bio_PrivateKey(memory, nil, { _, _, _, _ in 0 }, nil)
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

  /// A new key.
  package init() throws(P256KeyError) {
    let context = EVP_PKEY_CTX_new_id(NID_X9_62_id_ecPublicKey, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var made: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1,
      EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1) == 1,
      EVP_PKEY_keygen(context, &made) == 1, let made
    else { throw .cannotSign }
    key = made
  }

  deinit { EVP_PKEY_free(key) }

  /// The public half in PEM, which is no secret.
  package var publicPEM: String {
    let memory = BIO_new(BIO_s_mem())
    defer { BIO_free(memory) }
    guard PEM_write_bio_PUBKEY(memory, key) == 1 else { return "" }
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = BIO_read(memory, &buffer, Int32(buffer.count))
    return String(decoding: buffer.prefix(Int(max(count, 0))), as: UTF8.self)
  }

  /// The signature of a text by ES256: `r` and `s` of 32 bytes each.
  package func signature(of text: String) throws(P256KeyError) -> Data {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    let message = Array(text.utf8)
    // A signature of P-256 in DER has at most 72 bytes.
    var der = [UInt8](repeating: 0, count: 128)
    var length = der.count
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
      EVP_DigestSign(context, &der, &length, message, message.count) == 1
    else { throw .cannotSign }
    let parts = der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &start, length)
    }
    guard let parts else { throw .cannotSign }
    defer { ECDSA_SIG_free(parts) }
    var raw = [UInt8](repeating: 0, count: 64)
    let isWritten = raw.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      return BN_bn2binpad(ECDSA_SIG_get0_r(parts), base, 32) == 32
        && BN_bn2binpad(ECDSA_SIG_get0_s(parts), base + 32, 32) == 32
    }
    guard isWritten else { throw .cannotSign }
    return Data(raw)
  }
}

extension P256PrivateKey: CustomStringConvertible, CustomReflectable {
  package var description: String { "a private key" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
