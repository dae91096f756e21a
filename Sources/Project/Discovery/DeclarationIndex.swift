/// Which files might declare a name: found by a scan over bytes that is some fifty times faster than
/// parsing. It may name too many files, so the parser has the last word on each.
struct DeclarationIndex: Sendable {
  /// Files by declared name, indices in ascending order.
  private var files: [String: [Int32]] = [:]

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "macro",
    "operator",
  ]

  /// Files by the type they extend.
  private var extensions: [String: [Int32]] = [:]

  /// Files that might declare that name.
  subscript(name: String) -> [Int32] { files[name] ?? [] }

  /// Files that might extend that type.
  func extended(_ type: String) -> [Int32] { extensions[type] ?? [] }

  mutating func add(_ names: Names, file: Int) {
    for name in names.declared { files[name, default: []].append(Int32(file)) }
    for name in names.extended { extensions[name, default: []].append(Int32(file)) }
  }

  /// Names found in one file.
  struct Names: Sendable {
    var declared: Set<String> = []
    var extended: Set<String> = []

    init(scanning source: [UInt8]) {
      source.withUnsafeBufferPointer { bytes in
        var position = 0
        var expectation: Expectation?
        while position < bytes.count {
          let byte = bytes[position]
          if Self.startsName(byte) {
            let start = position
            while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
            let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
            take(word, expectation: &expectation)
          } else {
            if expectation == .declared, Self.isOperator(byte) {
              let start = position
              while position < bytes.count, Self.isOperator(bytes[position]) { position += 1 }
              declared.insert(String(decoding: bytes[start..<position], as: UTF8.self))
              expectation = nil
              continue
            }
            if byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D, byte != 0x60 {
              expectation = nil
            }
            position += 1
          }
        }
      }
    }

    private enum Expectation { case declared, extended }

    private mutating func take(
      _ word: UnsafeBufferPointer<UInt8>, expectation: inout Expectation?
    ) {
      // Keywords have three to nine letters and begin in lower case.
      if word.count <= 9, word.count >= 3 {
        let text = String(decoding: word, as: UTF8.self)
        if text == "extension" {
          expectation = .extended
          return
        }
        if DeclarationIndex.keywords.contains(text) {
          expectation = .declared
          return
        }
      }
      switch expectation {
      case .declared: declared.insert(String(decoding: word, as: UTF8.self))
      case .extended: extended.insert(String(decoding: word, as: UTF8.self))
      case nil: break
      }
      expectation = nil
    }

    private static func startsName(_ byte: UInt8) -> Bool {
      byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F || byte >= 0x80
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
      startsName(byte) || byte >= 0x30 && byte <= 0x39
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E:
        true
      default: false
      }
    }
  }
}
