import Foundation
import Testing

@testable import Studio

/// RFC 8259, with the place of the first error.
@Suite struct JSONSyntaxTests {
  @Test(
    "JSON texts are accepted",
    arguments: [
      "{}", "[]", " [1, 2.5e-3, -0, \"a\\u00e9\\n\", true, false, null] \n",
      "{\"a\": {\"b\": [[], {}]}}", "0", "\"\"", "{\"\": 1}", "[\"ü\", 1E+2, 0.0]",
    ])
  func valid(text: String) {
    #expect(throws: Never.self) { try JSONSyntax.check(Array(text.utf8)) }
  }

  @Test(
    "The first error is named with line and column",
    arguments: [
      ("", 1, 1, "The file is empty"),
      (" \n ", 2, 2, "The file is empty"),
      ("{\n  \"a\": 1,\n}", 2, 9, "A comma stands before }"),
      ("[1 2]", 1, 4, "A comma or ] is missing"),
      ("{\"a\" 1}", 1, 6, "A colon is missing after the key"),
      ("{a: 1}", 1, 2, "A key in double quotation marks should stand here"),
      ("{\"ü\": x}", 1, 7, "A value should stand here"),
      ("[1", 1, 3, "The file ends before ]"),
      ("{\"a\":", 1, 6, "The file ends where a value should stand"),
      ("[\"abc", 1, 2, "The string that begins here does not end"),
      ("[\"a\nb\"]", 1, 4, "A line break or control character stands inside a string"),
      ("[\"\\x\"]", 1, 3, "There is no such escape in a JSON string"),
      ("[\"\\u12g4\"]", 1, 3, "\\u wants four hexadecimal digits"),
      ("[\"\\u12", 1, 3, "\\u wants four hexadecimal digits"),
      ("[01]", 1, 2, "A number does not begin with 0"),
      ("[1.]", 1, 2, "A digit is missing"),
      ("[-]", 1, 2, "A digit is missing"),
      ("[1e]", 1, 2, "A digit is missing"),
      ("[+1]", 1, 2, "A value should stand here"),
      ("tru", 1, 1, "A value should stand here"),
      ("{} {}", 1, 4, "Something follows the end of the value"),
      ("1 2", 1, 3, "Something follows the end of the value"),
      ("{]", 1, 2, "A key in double quotation marks should stand here"),
      ("[1}", 1, 3, "A comma or ] is missing"),
    ])
  func invalid(text: String, line: Int, column: Int, problem: String) {
    #expect(throws: JSONSyntax.Fault(line: line, column: column, problem: problem)) {
      try JSONSyntax.check(Array(text.utf8))
    }
  }

  @Test("512 levels of nesting are read, one more is refused")
  func depth() {
    func nested(_ count: Int) -> [UInt8] {
      Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
    }
    #expect(throws: Never.self) { try JSONSyntax.check(nested(512)) }
    #expect(
      throws: JSONSyntax.Fault(
        line: 1, column: 513, problem: "Values are nested more than 512 deep")
    ) { try JSONSyntax.check(nested(100_000)) }
  }
}

@Suite struct JSONFileTests {
  let folder = TemporaryFolder()

  @Test("A file's bytes are kept as they are")
  func bytes() throws {
    let path = try folder.write("{\"b\" : 1}", to: "state.json")
    #expect(try JSONFile(readingFrom: path).data == Data("{\"b\" : 1}".utf8))
  }

  @Test("A byte order mark is left out")
  func byteOrderMark() throws {
    let path = try folder.write("\u{FEFF}{}", to: "state.json")
    #expect(try JSONFile(readingFrom: path).data == Data("{}".utf8))
  }

  @Test("A gigabyte is refused without being read")
  func huge() throws {
    let path = try folder.write("", to: "huge.json")
    #expect(truncate(path, 1 << 30) == 0)
    let start = ContinuousClock.now
    #expect(throws: JSONFileError(path: path, problem: .tooLarge)) {
      try JSONFile(readingFrom: path)
    }
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test("An endless device is refused like a large file")
  func endless() {
    #expect(throws: JSONFileError(path: "/dev/zero", problem: .tooLarge)) {
      try JSONFile(readingFrom: "/dev/zero")
    }
  }

  @Test("Missing files, folders, other encodings and syntax errors are told apart")
  func faults() throws {
    #expect(throws: JSONFileError(path: folder.path("no.json"), problem: .missing)) {
      try JSONFile(readingFrom: folder.path("no.json"))
    }
    #expect(throws: JSONFileError(path: folder.url.path, problem: .folder)) {
      try JSONFile(readingFrom: folder.url.path)
    }
    let latin = folder.path("latin.json")
    try Data([0x22, 0xFC, 0x22]).write(to: URL(fileURLWithPath: latin))
    #expect(throws: JSONFileError(path: latin, problem: .notText)) {
      try JSONFile(readingFrom: latin)
    }
    let broken = try folder.write("{\n\"a\" 1}", to: "broken.json")
    let error = #expect(throws: JSONFileError.self) { try JSONFile(readingFrom: broken) }
    #expect(error?.description.hasPrefix("\(broken):2:5: A colon is missing") == true)
  }
}
