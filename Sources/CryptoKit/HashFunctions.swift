import Foundation

/// A digest of SHA256. Apple's interface.
public struct SHA256Digest: Digest, BytesOfDigest {
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
}

/// The hash function SHA256. Apple's interface.
public struct SHA256: HashFunction, ChecksumFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { Digest.byteCount }
  static var kind: ChecksumKind { .sha256 }
  var data: [UInt8] = []

  public init() {}
}

/// A digest of SHA384. Apple's interface.
public struct SHA384Digest: Digest, BytesOfDigest {
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
}

/// The hash function SHA384. Apple's interface.
public struct SHA384: HashFunction, ChecksumFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { Digest.byteCount }
  static var kind: ChecksumKind { .sha384 }
  var data: [UInt8] = []

  public init() {}
}

/// A digest of SHA512. Apple's interface.
public struct SHA512Digest: Digest, BytesOfDigest {
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
}

/// The hash function SHA512. Apple's interface.
public struct SHA512: HashFunction, ChecksumFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { Digest.byteCount }
  static var kind: ChecksumKind { .sha512 }
  var data: [UInt8] = []

  public init() {}
}

/// Functions that are broken, for old formats only. Apple's interface.
public enum Insecure {
  /// A digest of SHA1.
  public struct SHA1Digest: Digest, BytesOfDigest {
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
  }

  /// The hash function SHA1.
  public struct SHA1: HashFunction, ChecksumFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { Digest.byteCount }
    static var kind: ChecksumKind { .sha1 }
    var data: [UInt8] = []

    public init() {}
  }

  /// A digest of MD5.
  public struct MD5Digest: Digest, BytesOfDigest {
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
  }

  /// The hash function MD5.
  public struct MD5: HashFunction, ChecksumFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { Digest.byteCount }
    static var kind: ChecksumKind { .md5 }
    var data: [UInt8] = []

    public init() {}
  }
}
