import AppleFoundation

/// The names of the cases of an enumeration, with and without associated values, read from the
/// records that the compiler writes for reflection (Swift's stable layout).
struct CaseNames {
  /// In the order of the records: cases with values first. Empty for other types, optionals
  /// included, and where the records were left out.
  let names: [String]

  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Metadata kind 0x201 is an enumeration.
    guard metadata.load(as: Int.self) == 0x201 else {
      names = []
      return
    }
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    // The fifth word of four bytes is the distance from itself to the fields.
    guard let fields = Self.follow(descriptor + 16) else {
      names = []
      return
    }
    // Type name, superclass, kind and size of a record come first, then how many records follow.
    // Each is flags, a type name and the case's name, four bytes each.
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    names = (0..<count).compactMap { index in
      Self.follow(fields + 16 + index * size + 8).map {
        String(cString: $0.assumingMemoryBound(to: CChar.self))
      }
    }
  }

  private static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }
}
