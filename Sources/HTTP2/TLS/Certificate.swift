import CSSL
import Foundation

/// A certificate with its key, an elliptic one (P-256).
final class Certificate {
  private let certificate: OpaquePointer
  private let key: OpaquePointer

  /// - Parameters:
  ///   - issuer: Who signs; nil signs itself.
  ///   - extensions: In the words of OpenSSL's configuration.
  init(
    subject: String, issuer: Certificate?, days: Int, extensions: [(Int32, String)]
  ) throws(HTTP2Error) {
    let key = try Self.makeKey()
    guard let certificate = X509_new() else { throw .openSSL(call: "X509_new") }
    self.certificate = certificate
    self.key = key
    X509_set_version(certificate, 2)
    // 63 bits, so that the number is positive.
    ASN1_INTEGER_set_uint64(
      X509_get_serialNumber(certificate), UInt64.random(in: 1...UInt64(Int64.max)))
    // An hour back, for clocks that differ.
    X509_gmtime_adj(X509_getm_notBefore(certificate), -3_600)
    X509_gmtime_adj(X509_getm_notAfter(certificate), days * 86_400)
    X509_set_pubkey(certificate, key)
    let name = X509_get_subject_name(certificate)
    X509_NAME_add_entry_by_txt(name, "CN", Self.utf8, subject, -1, -1, 0)
    X509_set_issuer_name(
      certificate, issuer.map { X509_get_subject_name($0.certificate) } ?? name)
    for (kind, text) in extensions { try add(kind, text, issuer: issuer ?? self) }
    guard X509_sign(certificate, issuer?.key ?? key, EVP_sha256()) > 0 else {
      throw .openSSL(call: "X509_sign")
    }
  }

  deinit {
    X509_free(certificate)
    EVP_PKEY_free(key)
  }

  /// `MBSTRING_UTF8`, whose definition Swift cannot read.
  private static let utf8: Int32 = 0x1000

  private static func makeKey() throws(HTTP2Error) -> OpaquePointer {
    let context = EVP_PKEY_CTX_new_id(NID_X9_62_id_ecPublicKey, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1,
      EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1) == 1,
      EVP_PKEY_keygen(context, &key) == 1, let key
    else { throw .openSSL(call: "EVP_PKEY_keygen") }
    return key
  }

  private func add(_ kind: Int32, _ text: String, issuer: Certificate) throws(HTTP2Error) {
    var context = v3_ext_ctx()
    X509V3_set_ctx(&context, issuer.certificate, certificate, nil, nil, 0)
    guard let entry = X509V3_EXT_conf_nid(nil, &context, kind, text) else {
      throw .openSSL(call: "X509V3_EXT_conf_nid")
    }
    X509_add_ext(certificate, entry, -1)
    X509_EXTENSION_free(entry)
  }

  // MARK: PEM

  var pem: Data { Self.text { PEM_write_bio_X509($0, certificate) } }

  var keyPEM: Data {
    Self.text { PEM_write_bio_PKCS8PrivateKey($0, key, nil, nil, 0, nil, nil) }
  }

  private static func text(_ write: (OpaquePointer?) -> Int32) -> Data {
    let memory = BIO_new(BIO_s_mem())
    defer { BIO_free(memory) }
    guard write(memory) == 1 else { return Data() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = BIO_read(memory, &buffer, Int32(buffer.count))
      guard count > 0 else { return data }
      data.append(contentsOf: buffer.prefix(Int(count)))
    }
  }
}
