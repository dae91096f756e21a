import CSSL
import Foundation

/// Makes a certificate for local servers, and the authority that clients are told to trust.
package enum CertificateAuthority {
  /// The files of a folder.
  package struct Files: Hashable, Sendable {
    /// What clients trust.
    package var authority: String
    package var server: CertificateFiles

    package init(folder: URL) {
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      authority = path("ca.pem")
      server = CertificateFiles(chain: path("server.pem"), key: path("server-key.pem"))
    }
  }

  /// The files in a folder, made when one of them is missing. Keys are readable by their owner only;
  /// the authority's own key is thrown away.
  ///
  /// - Parameters:
  ///   - names: Names and addresses of the server.
  ///   - days: How long the certificates are valid.
  package static func files(
    in folder: URL, names: [String], days: Int = 825
  ) throws -> Files {
    let files = Files(folder: folder)
    let paths = [files.authority, files.server.chain, files.server.key]
    guard !paths.allSatisfy(FileManager.default.fileExists) else { return files }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let authority = try Certificate(
      subject: "Islet local APNs authority", issuer: nil, days: days,
      extensions: [
        (NID_basic_constraints, "critical,CA:TRUE"),
        (NID_key_usage, "critical,keyCertSign,cRLSign"),
        (NID_subject_key_identifier, "hash"),
      ])
    let alternatives = names.map {
      $0.allSatisfy("0123456789.:abcdef".contains) ? "IP:\($0)" : "DNS:\($0)"
    }
    let server = try Certificate(
      subject: names.first ?? "localhost", issuer: authority, days: days,
      extensions: [
        (NID_basic_constraints, "critical,CA:FALSE"),
        (NID_key_usage, "critical,digitalSignature"),
        (NID_ext_key_usage, "serverAuth"),
        (NID_subject_alt_name, alternatives.joined(separator: ",")),
        (NID_authority_key_identifier, "keyid"),
      ])
    try write(authority.pem, to: files.authority, mode: 0o644)
    try write(server.pem + authority.pem, to: files.server.chain, mode: 0o644)
    try write(server.keyPEM, to: files.server.key, mode: 0o600)
    return files
  }

  private static func write(_ data: Data, to path: String, mode: Int) throws {
    try? FileManager.default.removeItem(atPath: path)
    // The mode is there before the contents.
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: mode]
    guard FileManager.default.createFile(atPath: path, contents: nil, attributes: attributes) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    try data.write(to: URL(fileURLWithPath: path))
  }
}
