import AppleFoundation

/// The sections of Swift metadata of the binaries in this process.
enum MetadataSections {
  /// All records of conformances to protocols.
  static func conformanceRecords() -> [UnsafeRawPointer] {
    let list = RecordList()
    withExtendedLifetime(list) {
      enumerateMetadataSections(
        { sections, context in
          guard let context else { return true }
          Unmanaged<RecordList>.fromOpaque(context).takeUnretainedValue().add(sections)
          return true
        }, Unmanaged.passUnretained(list).toOpaque())
    }
    return list.records
  }

  private final class RecordList {
    var records: [UnsafeRawPointer] = []

    /// Version, base address and two unused words, then ranges of start and length: protocols,
    /// conformances, …
    func add(_ sections: UnsafeRawPointer) {
      let word = MemoryLayout<UnsafeRawPointer>.size
      guard let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) else {
        return
      }
      let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
      for offset in stride(from: 0, to: length, by: 4) {
        let place = start + offset
        let relative = place.load(as: Int32.self)
        if relative != 0 { records.append(place + Int(relative)) }
      }
    }
  }
}

/// The runtime's own enumeration of its registered binaries; the body answers whether to go on.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
