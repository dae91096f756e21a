import AppleFoundation
import Glibc

/// Finds the types of this process that conform to a protocol, in the conformance records that the
/// compiler writes into each binary (Swift's stable layout).
///
/// Generic types are left out, for they have no metadata of their own, and so are types of Islet's
/// and the toolchain's modules.
struct ConformingTypes {
  /// The types, each once, sorted by their full names.
  let types: [Any.Type]

  /// - Parameter existential: The protocol as a type, `(any Widget).self`.
  init(to existential: Any.Type) {
    let wanted = Self.descriptor(of: existential)
    var found: [ObjectIdentifier: Any.Type] = [:]
    for record in MetadataSections.conformanceRecords() {
      guard let wanted, Self.protocolDescriptor(of: record) == wanted,
        let type = Self.type(of: record)
      else { continue }
      found[ObjectIdentifier(type)] = type
    }
    types = found.values
      .filter { !Self.isOfIslet($0) }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  private static func isOfIslet(_ type: Any.Type) -> Bool {
    let modules = ["Swift", "SwiftUI", "WidgetKit", "DeveloperToolsSupport", "AppIntents"]
    return modules.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// The protocol's descriptor: the first word after the header of an existential's metadata.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // Kind 0x303 is an existential; flags and the number of protocols follow in four bytes each.
    guard metadata.load(as: Int.self) == 0x303,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// The protocol of a record; the lowest bit of its offset says that it is found through a
  /// pointer.
  private static func protocolDescriptor(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
    follow(record, isIndirect: record.load(as: Int32.self) & 1 != 0)
  }

  private static func type(of record: UnsafeRawPointer) -> Any.Type? {
    // Bits 3 to 5 of the flags: 0 a descriptor, 1 a pointer to one; the others are Objective-C's.
    let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind <= 1, let descriptor = follow(record + 4, isIndirect: kind == 1) else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    // Kinds 16, 17 and 18 are classes, structures and enumerations; bit 7 marks generic ones.
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0,
      let accessor = follow(descriptor + 12, isIndirect: false)
    else { return nil }
    // The function gives metadata and its state; only the first is read.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer?
    guard let metadata = unsafeBitCast(accessor, to: Accessor.self)(0) else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  private static func follow(_ place: UnsafeRawPointer, isIndirect: Bool) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    guard offset != 0 else { return nil }
    let target = place + Int(offset & ~1)
    return isIndirect ? target.load(as: UnsafeRawPointer?.self) : target
  }
}
