import AppleFoundation

/// The name of a type without its module: `JourneyAttributes.ContentState`.
struct TypeName {
  let text: String

  init(_ type: Any.Type) {
    let full = String(reflecting: type)
      .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    // Only the outermost name has its module before it; arguments of generic types keep theirs.
    guard let dot = full.firstIndex(of: "."), !full[..<dot].contains("<") else {
      text = full
      return
    }
    text = String(full[full.index(after: dot)...])
  }
}
