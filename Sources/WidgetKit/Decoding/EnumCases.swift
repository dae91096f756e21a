/// The cases of an enumeration none of which carries a value, in the order of the source.
///
/// Swift's stable layout says how they lie in memory: as the index of the case, in one byte, or as
/// nothing where there is one case only.
struct EnumCases<Value> {
  /// Empty for types that are no such enumeration, and for those of more than 256 cases.
  let values: [Value]

  init(of type: Value.Type) {
    let count = Self.plainCount(of: type)
    guard (1...256).contains(count), MemoryLayout<Value>.size == (count > 1 ? 1 : 0) else {
      values = []
      return
    }
    values = (0..<count).map { index in
      withUnsafePointer(to: UInt8(index)) { byte in
        UnsafeRawPointer(byte).assumingMemoryBound(to: Value.self).pointee
      }
    }
  }

  /// The number of cases, read from the type's metadata; 0 when a case carries a value.
  private static func plainCount(of type: Any.Type) -> Int {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Metadata kind 0x201 is an enumeration.
    guard metadata.load(as: Int.self) == 0x201 else { return 0 }
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    // Five words of four bytes come first: flags, parent, name, access function, fields. Then the
    // number of cases that carry values, in 24 bits, and the number of those that do not.
    let carrying = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    return carrying == 0 ? Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) : 0
  }
}
