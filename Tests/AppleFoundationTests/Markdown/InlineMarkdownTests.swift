import AppleFoundation
import Testing

struct InlineMarkdownTests {
  /// Spans in a short form: `b`, `i`, `c`, `s` and a link before the words of each.
  private func spans(_ source: String) -> [String] {
    InlineMarkdown.spans(of: source).map { span in
      var marks = ""
      if span.style.isStrong { marks += "b" }
      if span.style.isEmphasized { marks += "i" }
      if span.style.isCode { marks += "c" }
      if span.style.isStruck { marks += "s" }
      if let link = span.style.link { marks += "<\(link)>" }
      return marks.isEmpty ? span.text : marks + ":" + span.text
    }
  }

  static let emphasis: [(String, [String])] = [
    ("plain", ["plain"]), ("", []),
    ("**bold**", ["b:bold"]), ("__bold__", ["b:bold"]), ("*it*", ["i:it"]), ("_it_", ["i:it"]),
    ("a **b** c", ["a ", "b:b", " c"]), ("***both***", ["bi:both"]),
    ("**a *b* c**", ["b:a ", "bi:b", "b: c"]), ("*a **b***", ["i:a ", "bi:b"]),
    ("~~gone~~", ["s:gone"]), ("~gone~", ["s:gone"]), ("~~~no~~~", ["~~~no~~~"]),
    ("2 * 3 * 4", ["2 * 3 * 4"]), ("a * b*", ["a * b*"]), ("snake_case_name", ["snake_case_name"]),
    ("in*side*r", ["in", "i:side", "r"]), ("**open", ["**open"]), ("*a**b*", ["i:a**b"]),
    ("**a*", ["*", "i:a"]), ("*(**x**)*", ["i:(", "bi:x", "i:)"]),
    ("\\*not\\*", ["*not*"]), ("a\\b", ["a\\b"]),
  ]

  @Test("Emphasis follows CommonMark", arguments: emphasis)
  func followsEmphasis(source: String, expected: [String]) {
    #expect(spans(source) == expected)
  }

  static let code: [(String, [String])] = [
    ("`x*y*`", ["c:x*y*"]), ("``a`b``", ["c:a`b"]), ("`` ` ``", ["c:`"]), ("`open", ["`open"]),
    ("**a `b`**", ["b:a ", "bc:b"]), ("` `", ["c: "]),
  ]

  @Test("Code is shown as it is written", arguments: code)
  func followsCode(source: String, expected: [String]) {
    #expect(spans(source) == expected)
  }

  static let links: [(String, [String])] = [
    ("[a](https://x.y)", ["<https://x.y>:a"]),
    (
      "see [the *map*](https://x.y/z \"Map\").",
      ["see ", "<https://x.y/z>:the ", "i<https://x.y/z>:map", "."]
    ),
    ("[a](<b c>)", ["<b c>:a"]), ("[a](b(c)d)", ["<b(c)d>:a"]), ("[a](b c)", ["[a](b c)"]),
    ("[a]", ["[a]"]), ("[a] (b)", ["[a] (b)"]), ("a] b", ["a] b"]),
    ("[[a](b)](c)", ["[", "<b>:a", "](c)"]), ("**[a](b)**", ["b<b>:a"]),
    ("*[a*](b)", ["*", "<b>:a*"]),
    ("<https://x.y>", ["<https://x.y>:https://x.y"]), ("<a@b.c>", ["<mailto:a@b.c>:a@b.c"]),
    ("a < b > c", ["a < b > c"]), ("![cat](cat.png)", ["cat"]),
  ]

  @Test("Links carry their destination", arguments: links)
  func followsLinks(source: String, expected: [String]) {
    #expect(spans(source) == expected)
  }

  static let entities: [(String, [String])] = [
    ("a &amp; b", ["a & b"]), ("&#65;&#x42;", ["AB"]), ("A & B", ["A & B"]),
    ("&unknown;", ["&unknown;"]), ("&lt;b&gt;", ["<b>"]),
  ]

  @Test("Words that are to agree in number are shown without their attributes")
  func inflection() {
    #expect(spans("^[3 stop](inflect: true) left") == ["3 stop left"])
    #expect(spans("^[**3** stop](inflect: true)") == ["b:3", " stop"])
    #expect(spans("2^[3]") == ["2^[3]"])
  }

  @Test("Entities stand for their characters", arguments: entities)
  func followsEntities(source: String, expected: [String]) {
    #expect(spans(source) == expected)
  }
}
