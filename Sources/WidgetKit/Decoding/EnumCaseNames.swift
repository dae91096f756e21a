/// The names of an enumeration's cases, read from the type's metadata (Swift's stable layout of type
/// context and field descriptors).
struct EnumCaseNames {
  let names: [String]

  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Metadata kinds: 0x201 is an enumeration, 0x200 a structure.
    guard metadata.load(as: Int.self) == 0x201 else {
      names = []
      return
    }
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    // Flags, parent, name, access function, fields: five words of four bytes.
    guard let fields = Self.follow(descriptor + 16) else {
      names = []
      return
    }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard recordSize == 12 else {
      names = []
      return
    }
    names = (0..<count).compactMap { index in
      Self.follow(fields + 16 + index * recordSize + 8)
        .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }

  /// Where a relative pointer leads; nil for a null one.
  private static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }
}
