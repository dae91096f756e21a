/// Checks that bytes are one JSON text (RFC 8259), without building anything from them and without
/// recursion, so that no input can exhaust memory or stack.
package struct JSONSyntax {
  /// Deeper nesting is refused. A choice of Islet: the decoder below recurses, and the 4096 bytes
  /// of a push leave no room for data nested like that.
  package static let greatestDepth = 512

  /// The first thing that is wrong, and where. Lines and columns count from 1, columns in
  /// characters.
  package struct Fault: Error, Equatable, Sendable {
    package var line: Int
    package var column: Int
    /// A sentence without its full stop: `A comma or a closing bracket is missing`.
    package var problem: String
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The closing bracket of each container that is open, innermost last.
  private var open: [UInt8] = []

  /// - Throws: ``Fault`` for the first error.
  package static func check(_ bytes: [UInt8]) throws(Fault) {
    var syntax = JSONSyntax(bytes: bytes)
    try syntax.document()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func document() throws(Fault) {
    skipSpace()
    guard current != nil else { throw fault("The file is empty") }
    var wantsValue = true
    repeat {
      skipSpace()
      wantsValue = try wantsValue ? beginValue() : continueContainer()
      skipSpace()
    } while wantsValue || !open.isEmpty
    guard current == nil else { throw fault("Something follows the end of the value") }
  }

  /// A scalar, or the beginning of a container; true when a value has to follow.
  private mutating func beginValue() throws(Fault) -> Bool {
    switch current {
    case Byte.leftBrace: return try enter(closing: Byte.rightBrace)
    case Byte.leftBracket: return try enter(closing: Byte.rightBracket)
    case Byte.quote: try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case UInt8(ascii: "-")?, Byte.digits?: try number()
    case nil: throw fault("The file ends where a value should stand")
    default: throw fault("A value should stand here")
    }
    return false
  }

  private mutating func enter(closing: UInt8) throws(Fault) -> Bool {
    guard open.count < Self.greatestDepth else {
      throw fault("Values are nested more than \(Self.greatestDepth) deep")
    }
    open.append(closing)
    index += 1
    skipSpace()
    if current == closing { return false }
    if closing == Byte.rightBrace { try key() }
    return true
  }

  /// A comma or the end of the innermost container; true when a value has to follow.
  private mutating func continueContainer() throws(Fault) -> Bool {
    guard let closing = open.last else { return false }
    let bracket = Character(UnicodeScalar(closing))
    switch current {
    case closing:
      open.removeLast()
      index += 1
      return false
    case Byte.comma:
      let comma = index
      index += 1
      skipSpace()
      if current == closing { throw fault("A comma stands before \(bracket)", at: comma) }
      if closing == Byte.rightBrace { try key() }
      return true
    case nil: throw fault("The file ends before \(bracket)")
    default: throw fault("A comma or \(bracket) is missing")
    }
  }

  private mutating func key() throws(Fault) {
    guard current == Byte.quote else {
      throw fault("A key in double quotation marks should stand here")
    }
    try string()
    skipSpace()
    guard current == Byte.colon else { throw fault("A colon is missing after the key") }
    index += 1
  }

  private mutating func string() throws(Fault) {
    let start = index
    index += 1
    while let byte = current {
      switch byte {
      case Byte.quote:
        index += 1
        return
      case Byte.backslash:
        try escape()
      case 0..<0x20:
        throw fault("A line break or control character stands inside a string")
      default:
        index += 1
      }
    }
    throw fault("The string that begins here does not end", at: start)
  }

  private mutating func escape() throws(Fault) {
    let start = index
    index += 1
    let kind = current
    index += 1
    switch kind {
    case Byte.quote, Byte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      let digits = bytes[min(index, bytes.count)..<min(index + 4, bytes.count)]
      guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else {
        throw fault("\\u wants four hexadecimal digits", at: start)
      }
      index += 4
    default:
      throw fault("There is no such escape in a JSON string", at: start)
    }
  }

  private mutating func word(_ word: StaticString) throws(Fault) {
    let letters = Array("\(word)".utf8)
    guard bytes[index...].starts(with: letters) else { throw fault("A value should stand here") }
    index += letters.count
  }

  private mutating func number() throws(Fault) {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    if current == UInt8(ascii: "0") { index += 1 } else { try digits(from: start) }
    if case Byte.digits? = current {
      throw fault("A number does not begin with 0", at: start)
    }
    if current == UInt8(ascii: ".") {
      index += 1
      try digits(from: start)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try digits(from: start)
    }
  }

  private mutating func digits(from start: Int) throws(Fault) {
    guard case Byte.digits? = current else { throw fault("A digit is missing", at: start) }
    while case Byte.digits? = current { index += 1 }
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = current, Byte.isSpace(byte) { index += 1 }
  }

  private func fault(_ problem: String, at place: Int? = nil) -> Fault {
    let before = bytes[..<min(place ?? index, bytes.count)]
    let start = before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
    return Fault(
      line: 1 + before.count(where: { $0 == Byte.newline }),
      // Continuation bytes of UTF-8 belong to the character before them.
      column: 1 + before[start...].count(where: { $0 & 0xC0 != 0x80 }), problem: problem)
  }

  private enum Byte {
    static let leftBrace = UInt8(ascii: "{")
    static let rightBrace = UInt8(ascii: "}")
    static let leftBracket = UInt8(ascii: "[")
    static let rightBracket = UInt8(ascii: "]")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let newline = UInt8(ascii: "\n")
    static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == newline || byte == 0x0D || byte == 0x09
    }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
