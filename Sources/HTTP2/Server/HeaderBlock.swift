import CNGHTTP2

/// Header fields in the form of nghttp2, for the time of a call, which copies them.
enum HeaderBlock {
  static func with(
    _ fields: [HTTP2Header], neverIndexed: Set<String> = [],
    _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Void
  ) {
    var bytes: [UInt8] = []
    var ranges: [(name: Range<Int>, value: Range<Int>)] = []
    for field in fields {
      let start = bytes.count
      bytes += field.name.utf8
      let middle = bytes.count
      bytes += field.value.utf8
      ranges.append((start..<middle, middle..<bytes.count))
    }
    // A field may be empty, an address of no bytes may not.
    bytes.append(0)
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var entries = zip(fields, ranges).map { field, range in
        let flag =
          neverIndexed.contains(field.name) ? NGHTTP2_NV_FLAG_NO_INDEX : NGHTTP2_NV_FLAG_NONE
        return nghttp2_nv(
          name: base + range.name.lowerBound, value: base + range.value.lowerBound,
          namelen: range.name.count, valuelen: range.value.count, flags: UInt8(flag.rawValue))
      }
      entries.withUnsafeMutableBufferPointer { body($0) }
    }
  }
}
