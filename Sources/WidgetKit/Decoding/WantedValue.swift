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
    default:
      text =
        name.hasPrefix("Array<") || name.hasPrefix("Set<")
        ? "an array"
        : name.hasPrefix("Dictionary<") ? "an object" : "\(Self.article(name)) \(name)"
    }
  }

  private static func article(_ name: String) -> String {
    // The letters that begin with a vowel's sound, for names such as UUID read as initials.
    name.first.map { "AEIOaeio".contains($0) } == true ? "an" : "a"
  }
}
