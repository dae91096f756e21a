// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

internal import CBrotli
internal import CLZMA
internal import CZlib
import Foundation

/// Packs a buffer into another. Apple's interface.
///
/// - Returns: The bytes written; 0 where they have no room, or the algorithm is none of Islet's.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  switch algorithm {
  case COMPRESSION_ZLIB:
    var stream = z_stream()
    // Fifteen bits of window, negative: without the header of zlib's format, as Apple has it.
    guard
      deflateInit2_(
        &stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        CInt(MemoryLayout<z_stream>.size)) == Z_OK
    else { return 0 }
    defer { deflateEnd(&stream) }
    stream.next_in = UnsafeMutablePointer(mutating: src_buffer)
    stream.avail_in = UInt32(clamping: src_size)
    stream.next_out = dst_buffer
    stream.avail_out = UInt32(clamping: dst_size)
    return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
  case COMPRESSION_BROTLI:
    var count = dst_size
    // Level 2 is Apple's.
    let isPacked = BrotliEncoderCompress(
      2, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, src_size, src_buffer, &count, dst_buffer)
    return isPacked != 0 ? count : 0
  case COMPRESSION_LZMA:
    var position = 0
    let status = lzma_easy_buffer_encode(
      6, LZMA_CHECK_CRC32, nil, src_buffer, src_size, dst_buffer, &position, dst_size)
    return status == LZMA_OK ? position : 0
  default:
    return 0
  }
}

/// Unpacks a buffer into another. Apple's interface.
///
/// - Returns: The bytes written, as many as have room; 0 for damaged data, or an algorithm that is
///   none of Islet's.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  switch algorithm {
  case COMPRESSION_ZLIB:
    var stream = z_stream()
    guard
      inflateInit2_(&stream, -15, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK
    else { return 0 }
    defer { inflateEnd(&stream) }
    stream.next_in = UnsafeMutablePointer(mutating: src_buffer)
    stream.avail_in = UInt32(clamping: src_size)
    stream.next_out = dst_buffer
    stream.avail_out = UInt32(clamping: dst_size)
    let status = inflate(&stream, Z_FINISH)
    let isFull = status == Z_BUF_ERROR && stream.avail_out == 0
    return status == Z_STREAM_END || isFull ? Int(stream.total_out) : 0
  case COMPRESSION_BROTLI:
    guard let decoder = BrotliDecoderCreateInstance(nil, nil, nil) else { return 0 }
    defer { BrotliDecoderDestroyInstance(decoder) }
    var input: UnsafePointer<UInt8>? = src_buffer
    var output: UnsafeMutablePointer<UInt8>? = dst_buffer
    var inputLeft = src_size
    var outputLeft = dst_size
    let result = BrotliDecoderDecompressStream(
      decoder, &inputLeft, &input, &outputLeft, &output, nil)
    let isFull = result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT
    return result == BROTLI_DECODER_RESULT_SUCCESS || isFull ? dst_size - outputLeft : 0
  case COMPRESSION_LZMA:
    var stream = lzma_stream()
    guard lzma_stream_decoder(&stream, UInt64.max, 0) == LZMA_OK else { return 0 }
    defer { lzma_end(&stream) }
    stream.next_in = src_buffer
    stream.avail_in = src_size
    stream.next_out = dst_buffer
    stream.avail_out = dst_size
    let status = lzma_code(&stream, LZMA_FINISH)
    return status == LZMA_STREAM_END || stream.avail_out == 0 ? Int(stream.total_out) : 0
  default:
    return 0
  }
}

/// Bytes of scratch memory that packing takes: none. Apple's interface.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Bytes of scratch memory that unpacking takes: none. Apple's interface.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
