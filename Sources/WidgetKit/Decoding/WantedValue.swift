import AppleFoundation

/// What JSON a type wants, in words: `a String`, `one of placed, delivered`.
struct WantedValue {
  let text: String

  init(_ declared: Any.Type) {
    let type = TypeWalk.unwrapped(declared)
    let name = TypeName(type).text
    switch type {
    case is Date.Type: text = "a Date, as seconds since 2001-01-01 00:00 UTC"
    case is Data.Type: text = "Data, as a Base64 string"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type, is Decimal.Type:
      text = "\(Self.article(name)) \(name)"
    case let type as any RawRepresentable.Type:
      let values = RawValues(type).texts
      text =
        values.isEmpty
        ? "a raw value of \(name)" : "one of the \(name) values \(values.joined(separator: ", "))"
    case let type where Self.isObject(type): text = "an object that makes a \(name)"
    default:
      text =
        name.hasPrefix("Array<") || name.hasPrefix("Set<")
        ? "an array"
        : name.hasPrefix("Dictionary<") ? "an object" : "\(Self.article(name)) \(name)"
    }
  }

  /// Whether it is a structure or a class of someone's own, which JSON writes as an object.
  private static func isObject(_ type: Any.Type) -> Bool {
    // Metadata kind 0x200 is a structure.
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
    let module = String(reflecting: type).prefix { $0 != "." }
    return (kind == 0x200 || type is AnyClass)
      && !["Swift", "Foundation", "FoundationEssentials"].contains(module)
  }

  private static func article(_ name: String) -> String {
    name.first.map { "AEIOaeio".contains($0) } == true ? "an" : "a"
  }
}
