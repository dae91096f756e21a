import Testing

@testable import Studio

@Suite struct HTMLTextTests {
  @Test(
    "What means something in HTML is escaped",
    arguments: [
      ("<b>\"A & B's\"</b>", "&lt;b&gt;&quot;A &amp; B&#39;s&quot;&lt;/b&gt;"),
      ("line\nbreak\t", "line\nbreak\t"), ("nul\u{0}bell\u{7}", "nul\u{FFFD}bell\u{FFFD}"),
      ("ü 到 🚋", "ü 到 🚋"), ("]]>", "]]&gt;"),
    ])
  func escaping(text: String, html: String) {
    #expect(HTMLText.escape(text) == html)
  }
}
