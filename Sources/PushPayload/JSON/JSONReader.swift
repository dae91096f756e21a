/// Reads JSON text (RFC 8259), no deeper than a bound.
package struct JSONReader {
  /// What is wrong, as a clause, and at which byte.
  package struct Fault: Error, Equatable, Sendable {
    package var reason: String
    package var offset: Int
  }

  /// What people write into JSON that is none, and that leaves no doubt of what they mean.
  package enum Slip: Equatable, Sendable {
    /// A comma stands before the end of an object or array, at that byte.
    case trailingComma(offset: Int)
    /// A comment in the manner of JavaScript begins at that byte.
    case comment(offset: Int)
  }

  private let bytes: [UInt8]
  private let greatestDepth: Int
  private var index = 0
  /// Nil when slips are faults.
  private var slips: [Slip]?

  private init(_ bytes: [UInt8], greatestDepth: Int, toleratesSlips: Bool) {
    self.bytes = bytes
    self.greatestDepth = greatestDepth
    slips = toleratesSlips ? [] : nil
  }

  /// Reads one value that fills the whole text.
  package static func read(
    _ bytes: [UInt8], greatestDepth: Int
  ) throws(Fault) -> JSONElement {
    var reader = JSONReader(bytes, greatestDepth: greatestDepth, toleratesSlips: false)
    return try reader.document()
  }

  /// Reads one value that fills the whole text, past the slips that it tells of.
  package static func readTolerantly(
    _ bytes: [UInt8], greatestDepth: Int
  ) throws(Fault) -> (element: JSONElement, slips: [Slip]) {
    var reader = JSONReader(bytes, greatestDepth: greatestDepth, toleratesSlips: true)
    return (try reader.document(), reader.slips ?? [])
  }

  private mutating func document() throws(Fault) -> JSONElement {
    let element = try element(depth: 0)
    skipSpace()
    guard current == nil else { throw fault("something follows the JSON value") }
    return element
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ reason: String) -> Fault { Fault(reason: reason, offset: index) }

  private mutating func skipSpace() {
    while let byte = current {
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        index += 1
      } else if slips != nil, skipComment() {
        continue
      } else {
        return
      }
    }
  }

  /// Passes a comment that begins here, if one does.
  private mutating func skipComment() -> Bool {
    let rest = bytes[index...]
    if rest.starts(with: "//".utf8) {
      slips?.append(.comment(offset: index))
      index = rest.firstIndex(of: 0x0A) ?? bytes.count
      return true
    }
    guard rest.starts(with: "/*".utf8) else { return false }
    slips?.append(.comment(offset: index))
    index += 2
    while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
    index = min(index + 2, bytes.count)
    return true
  }

  private mutating func element(depth: Int) throws(Fault) -> JSONElement {
    skipSpace()
    let start = index
    let value = try value(depth: depth)
    return JSONElement(value: value, range: start..<index)
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONElement.Value {
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return try number()
    case nil: throw fault("the text ends where a value should stand")
    default: throw fault("no JSON value begins like this")
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONElement.Value
  ) throws(Fault) -> JSONElement.Value {
    guard bytes[index...].starts(with: word.utf8) else {
      throw fault("no JSON value begins like this")
    }
    index += word.utf8.count
    return value
  }

  // MARK: Containers

  private mutating func enter(depth: Int) throws(Fault) {
    guard depth <= greatestDepth else {
      throw fault("values are nested more than \(greatestDepth) deep")
    }
    index += 1
    skipSpace()
  }

  /// Whether another item follows; otherwise the container is closed.
  private mutating func goesOn(until end: UInt8, _ name: String) throws(Fault) -> Bool {
    skipSpace()
    if current == UInt8(ascii: ",") {
      let comma = index
      index += 1
      skipSpace()
      guard current == end else { return true }
      guard slips != nil else {
        throw Fault(reason: "a comma stands before the end of the \(name)", offset: comma)
      }
      slips?.append(.trailingComma(offset: comma))
    }
    guard current == end else { throw fault("a comma or the end of the \(name) is missing") }
    index += 1
    return false
  }

  private mutating func array(depth: Int) throws(Fault) -> JSONElement.Value {
    try enter(depth: depth)
    var items: [JSONElement] = []
    if current == UInt8(ascii: "]") {
      index += 1
      return .array(items)
    }
    repeat {
      items.append(try element(depth: depth))
    } while try goesOn(
      until: UInt8(ascii: "]"), "array")
    return .array(items)
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONElement.Value {
    try enter(depth: depth)
    var members: [JSONElement.Member] = []
    if current == UInt8(ascii: "}") {
      index += 1
      return .object(members)
    }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
      let start = index
      let key = try string()
      let keyRange = start..<index
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw fault("the colon after \(key) is missing") }
      index += 1
      members.append(
        JSONElement.Member(
          key: key, keyRange: keyRange, element: try element(depth: depth)))
    } while try goesOn(until: UInt8(ascii: "}"), "object")
    return .object(members)
  }

  // MARK: Scalars

  private mutating func number() throws(Fault) -> JSONElement.Value {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    if current == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if current == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else { throw fault("a number is too large") }
    return .number(number)
  }

  private mutating func digits() throws(Fault) {
    let start = index
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    guard index > start else { throw fault("a digit is missing") }
  }

  private mutating func string() throws(Fault) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw fault("a string holds a control character")
      default: text.append(byte)
      }
    }
    throw fault("a string has no end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    guard let byte = current else { throw fault("a string has no end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try codeUnit())
      }
      text += String(decoding: units, as: UTF16.self).utf8
    default: throw fault("a string holds an unknown escape")
    }
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    guard index + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw fault("an escape lacks its four hexadecimal digits") }
    index += 4
    return unit
  }
}
