import Foundation

/// How long a key is. Apple's interface.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) { self.bitCount = bitCount }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides know. Apple's interface.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Makes a key of bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Makes a key by chance.
  public init(size: SymmetricKeySize) {
    var source = SystemRandomNumberGenerator()
    bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255, using: &source) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Proof that a message comes from one who has a key. Apple's interface.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  /// Bytes of the code.
  var byteCount: Int { get }
}

/// A code of a message, made with a hash function (RFC 2104). Apple's interface.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// `HMAC with SHA256: f7bc83f4…`, as Apple writes it.
  public var description: String {
    "HMAC with \(H.self): \(bytes.map { String(format: "%02x", $0) }.joined())"
  }
}

/// Makes codes of messages with a key (RFC 2104). Apple's interface.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner: H
  private let outerPad: [UInt8]

  /// Begins a code with a key.
  public init(key: SymmetricKey) {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += Array(repeating: 0, count: H.blockByteCount - block.count)
    inner = H()
    inner.update(data: block.map { $0 ^ 0x36 })
    outerPad = block.map { $0 ^ 0x5C }
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all data so far.
  public func finalize() -> MAC {
    HashedAuthenticationCode(bytes: Array(H.hash(data: outerPad + Array(inner.finalize()))))
  }

  /// The code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of data; takes as long for any difference.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ mac: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    let given = mac.withUnsafeBytes { Array($0) }
    let right = authenticationCode(for: data, using: key).bytes
    guard given.count == right.count else { return false }
    return zip(given, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Why a function failed. Apple's interface.
public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}
