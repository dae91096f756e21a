/// Something that a rule found in a push.
package struct LintFinding: Equatable, Sendable {
  package var rule: LintRule
  /// The file, as the person named it.
  package var file: String
  package var place: TextPlace?
  /// Keys and indices from the root, `aps.content-state.legs[1]`, or the name of a header.
  package var path: String?
  /// What is there, a sentence.
  package var message: String
  /// What to do, a sentence.
  package var mend: String

  package init(
    _ rule: LintRule, file: String, place: TextPlace? = nil, path: String? = nil,
    _ message: String, mend: String
  ) {
    self.rule = rule
    self.file = file
    self.place = place
    self.path = path
    self.message = message
    self.mend = mend
  }
}

/// A place in a text. Lines and columns count from 1, columns in characters.
package struct TextPlace: Codable, Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte.
  package init(offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count(where: { $0 == UInt8(ascii: "\n") })
    // Continuation bytes of UTF-8 belong to the character before them.
    column = 1 + before[start...].count(where: { $0 & 0xC0 != 0x80 })
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
