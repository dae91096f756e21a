import AppleFoundation
import Testing

@Suite("Strings files")
struct StringsFileTests {
  /// Apple's "Strings Files": comments of both kinds, escapes, keys without quotation marks.
  private static let strings = #"""
    /* A comment with "marks" and a // in it */
    // Another one
    "greeting" = "Hello \"Ada\"\nand\t\\others";
    plain = word;
    "caf\U00e9" = "caf\U00E9";
    "two lines" = "one
    two";
    "%lld of %@" = "%2$@: %1$lld";
    "100%" = "100 %";
    """#

  private static let expected: [String: String] = [
    "greeting": "Hello \"Ada\"\nand\t\\others", "plain": "word", "café": "café",
    "two lines": "one\ntwo", "%lld of %@": "%2$@: %1$lld", "100%": "100 %",
  ]

  @Test(
    "the old syntax is read in every encoding that Xcode has written",
    arguments: [
      ("UTF-8", String.Encoding.utf8, []), ("UTF-8 with a mark", .utf8, [0xEF, 0xBB, 0xBF]),
      ("UTF-16 big endian with a mark", .utf16BigEndian, [0xFE, 0xFF]),
      ("UTF-16 little endian with a mark", .utf16LittleEndian, [0xFF, 0xFE]),
      ("UTF-16 big endian", .utf16BigEndian, []),
      ("UTF-16 little endian", .utf16LittleEndian, []),
    ] as [(String, String.Encoding, [UInt8])])
  func encodings(name: String, encoding: String.Encoding, mark: [UInt8]) throws {
    let folder = try StringsFolder([:])
    let data = try #require(Self.strings.data(using: encoding))
    try folder.write(Data(mark) + data, to: "de.lproj/Localizable.strings")
    let read = try folder.file("de.lproj/Localizable.strings")
    #expect(read == ["de": Self.expected.mapValues { Translation($0) }], "\(name)")
  }

  @Test("XML and binary property lists are strings files too")
  func propertyLists() throws {
    let folder = try StringsFolder([:])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: Self.expected, format: format, options: 0)
      try folder.write(data, to: "fr.lproj/Main.strings")
      #expect(
        try folder.file("fr.lproj/Main.strings")
          == ["fr": Self.expected.mapValues { Translation($0) }])
    }
  }

  @Test("an empty file has no translations")
  func empty() throws {
    let folder = try StringsFolder(["a.strings": "", "b.strings": "\n\n", "c.strings": "// x\n"])
    for name in ["a", "b", "c"] {
      #expect(try folder.file("\(name).strings") == [StringsFile.base: [:]])
    }
  }

  @Test("what is wrong in a file is told with its path")
  func faults() throws {
    let folder = try StringsFolder([
      "a.strings": "\"a\" = \"b\"\n\"c\" = \"d\";", "b.xcstrings": "{ \"strings\": {} }",
      "c.xcstrings": "{",
    ])
    for (name, part) in [
      ("a.strings", "Every line reads"), ("b.xcstrings", "“sourceLanguage” is missing"),
      ("c.xcstrings", "no valid JSON"),
    ] {
      let error = #expect(throws: StringsFileError.self) { try folder.file(name) }
      #expect(error?.description.contains(part) == true, "\(name): \(error?.description ?? "")")
      #expect(error?.description.contains(folder.url.path) == true)
    }
    #expect(throws: StringsFileError.unreadable(path: folder.url.path + "/none.strings")) {
      try folder.file("none.strings")
    }
  }

  @Test("the language is that of the folder, the table that of the file")
  func names() throws {
    let german = try #require(StringsFile(path: "/a/pt-BR.lproj/Errors.strings"))
    #expect(german.language == "pt-BR")
    #expect(german.table == "Errors")
    #expect(StringsFile(path: "/a/Base.lproj/X.stringsdict")?.language == StringsFile.base)
    #expect(StringsFile(path: "/a/Localizable.xcstrings")?.kind == .xcstrings)
    #expect(StringsFile(path: "/a/Localizable.txt") == nil)
  }
}
