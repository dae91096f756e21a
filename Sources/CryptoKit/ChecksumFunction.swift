internal import CGLib
import Foundation

/// Digests that hold their bytes.
protocol BytesOfDigest: Digest {
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension BytesOfDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Hash functions that GLib computes. The data are kept until the end, so that the function is a
/// value.
protocol ChecksumFunction: HashFunction where Digest: BytesOfDigest {
  static var kind: ChecksumKind { get }
  var data: [UInt8] { get set }
}

/// GLib's functions.
enum ChecksumKind {
  case md5, sha1, sha256, sha384, sha512

  private var type: GChecksumType {
    switch self {
    case .md5: G_CHECKSUM_MD5
    case .sha1: G_CHECKSUM_SHA1
    case .sha256: G_CHECKSUM_SHA256
    case .sha384: G_CHECKSUM_SHA384
    case .sha512: G_CHECKSUM_SHA512
    }
  }

  /// The digest of bytes.
  func digest(of bytes: [UInt8]) -> [UInt8] {
    guard let checksum = g_checksum_new(type) else { return [] }
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, bytes, gssize(bytes.count))
    var count = gsize(g_checksum_type_get_length(type))
    var digest = [UInt8](repeating: 0, count: Int(count))
    g_checksum_get_digest(checksum, &digest, &count)
    return digest
  }
}

extension ChecksumFunction {
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }

  public func finalize() -> Digest { Digest(bytes: Self.kind.digest(of: data)) }
}
