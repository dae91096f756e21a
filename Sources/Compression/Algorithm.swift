// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Names are Apple's.

/// How data is packed, for the functions of C. Apple's interface.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)

/// How data is packed. Apple's interface.
///
/// Islet packs and unpacks ZLIB, LZMA and Brotli. The others are Apple's own or rare; they fail as
/// damaged data does.
public enum Algorithm: CaseIterable, Hashable, Sendable {
  case lz4
  case zlib
  case lzma
  case lzfse
  case brotli
  case lzbitmap

  /// The same for the functions of C.
  public var rawValue: compression_algorithm {
    switch self {
    case .lz4: COMPRESSION_LZ4
    case .zlib: COMPRESSION_ZLIB
    case .lzma: COMPRESSION_LZMA
    case .lzfse: COMPRESSION_LZFSE
    case .brotli: COMPRESSION_BROTLI
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }
}

/// Whether data is packed or unpacked. Apple's interface.
public enum FilterOperation: Hashable, Sendable {
  case compress
  case decompress
}

/// Why packing or unpacking failed. Apple's interface.
public enum FilterError: Error, Hashable, Sendable {
  case invalidState
  case invalidData
}
