import Foundation

/// What a hash function makes of data. Apple's interface.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// Bytes of the digest.
  static var byteCount: Int { get }
}

extension Digest {
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// `SHA256 digest: ba7816bf…`, as Apple writes it.
  public var description: String {
    let name = String(describing: Self.self).replacingOccurrences(of: "Digest", with: "")
    return "\(name) digest: \(map { String(format: "%02x", $0) }.joined())"
  }

  /// Whether the bytes are those of data; takes as long for any difference.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    let (mine, other) = (Array(left), Array(right))
    guard mine.count == other.count else { return false }
    return zip(mine, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether the bytes are not those of data.
  public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}

/// What a hash function is. Apple's interface.
public protocol HashFunction: Sendable {
  /// What the function makes.
  associatedtype Digest: CryptoKit.Digest

  /// Bytes that the function works on at a time.
  static var blockByteCount: Int { get }

  init()
  /// Adds data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// What the function makes of all data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// What the function makes of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
