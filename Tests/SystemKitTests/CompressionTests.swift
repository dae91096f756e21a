import Compression
import Foundation
import Testing

private func unpack(_ base64: String, _ algorithm: compression_algorithm, room: Int) -> Data? {
  guard let packed = Data(base64Encoded: base64) else { return nil }
  var result = Data(count: room)
  let count = result.withUnsafeMutableBytes { target in
    packed.withUnsafeBytes { source in
      compression_decode_buffer(
        target.bindMemory(to: UInt8.self).baseAddress!, room,
        source.bindMemory(to: UInt8.self).baseAddress!, packed.count, nil, algorithm)
    }
  }
  return result.prefix(count)
}

struct CompressionTests {
  // Written by hand: raw deflate of a stored block (RFC 1951, 3.2.4), Brotli's empty stream with an
  // uncompressed meta-block (RFC 7932, 9.2) around “hi”.
  @Test("Stored data of other programs are unpacked")
  func stored() {
    #expect(
      unpack("AQIA/f9oaQ==", COMPRESSION_ZLIB, room: 16) == Data("hi".utf8))
  }

  @Test("What was packed is unpacked", arguments: [Algorithm.zlib, .brotli, .lzma])
  func roundTrip(algorithm: Algorithm) throws {
    let data = Data(String(repeating: "Live Activity ", count: 2000).utf8)
    var packed = Data()
    let output = try OutputFilter(.compress, using: algorithm) {
      if let part = $0 { packed += part }
    }
    try output.write(data)
    try output.finalize()
    #expect(packed.count < data.count / 10)

    var rest = packed[...]
    let input = try InputFilter(.decompress, using: algorithm) { count -> Data? in
      defer { rest = rest.dropFirst(count) }
      return Data(rest.prefix(count))
    }
    var unpacked = Data()
    while let part = try input.readData(ofLength: 1000) { unpacked += part }
    #expect(unpacked == data)
  }

  @Test("Damaged data is an error", arguments: [Algorithm.zlib, .brotli, .lzma, .lzfse])
  func damaged(algorithm: Algorithm) throws {
    let filter = try OutputFilter(.decompress, using: algorithm) { _ in }
    try filter.write(Data([0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3]))
    #expect(throws: FilterError.self) { try filter.finalize() }
  }

  @Test("A buffer without room takes nothing when packing and as much as fits when unpacking")
  func room() {
    let source = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    var small = [UInt8](repeating: 0, count: 2)
    #expect(
      compression_encode_buffer(&small, 2, source, source.count, nil, COMPRESSION_ZLIB) == 0)
    #expect(unpack("AQIA/f9oaQ==", COMPRESSION_ZLIB, room: 1) == Data("h".utf8))
  }
}
