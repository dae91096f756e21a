/// A change of source that leaves every other byte, and so every line and column, where it was.
package struct SourceEdit: Codable, Equatable, Sendable {
  /// The bytes that are replaced.
  package var bytes: Range<Int>
  /// What stands there instead, from the left; blanks fill the rest. Never longer than the bytes.
  package var text: String

  package init(bytes: Range<Int>, text: String = "") {
    self.bytes = bytes
    self.text = text
  }
}

extension [UInt8] {
  /// The bytes after the edits. Ends of lines within an edit stay, and nothing stands across one:
  /// a text that reaches an end of line before its own goes on in the next line.
  package mutating func apply(_ edits: [SourceEdit]) {
    for edit in edits {
      var rest = edit.text.utf8[...]
      for index in edit.bytes.clamped(to: 0..<count)
      where self[index] != 0x0A && self[index] != 0x0D {
        self[index] = rest.popFirst() ?? 0x20
      }
    }
  }
}
