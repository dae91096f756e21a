import Foundation
import Testing

@testable import Drawing

@Suite("Scripts, emoji and directions")
struct ScriptTests {
  private let studio = Studio()

  private func runs(_ text: String, language: String = "en") -> [GlyphRun] {
    var request = body(text)
    request.language = language
    return studio.engine.layout(request).lines.flatMap(\.fragments).compactMap { fragment in
      if case .glyphs(let run) = fragment.content { return run }
      return nil
    }
  }

  private static let samples = [
    "Grüße", "Ελληνικά", "Українська", "नमस्ते", "你好", "日本語のテスト", "안녕하세요", "สวัสดี", "مرحبا",
    "שלום", "😀", "🇩🇪", "👩‍💻", "→ ✓ ★",
  ]

  @Test("Every script has glyphs", arguments: samples)
  func everyScriptHasGlyphs(text: String) {
    let glyphs = runs(text).flatMap(\.glyphs)
    #expect(!glyphs.isEmpty)
    #expect(glyphs.allSatisfy { $0.id != 0 })
  }

  @Test(
    "A sequence of emoji is one picture",
    arguments: [
      "1️⃣", "#️⃣", "❤️‍🔥", "👩‍💻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "👍🏽", "🤷🏿‍♀️", "🇩🇪", "☎️", "✈️",
    ])
  func emojiSequences(text: String) {
    let runs = runs("x \(text) y").filter { $0.face.description.hasPrefix("Noto Color Emoji") }
    #expect(runs.flatMap(\.glyphs).count == 1)
  }

  @Test(
    "A sign in the form of text is drawn with the letters", arguments: ["☎\u{FE0E}", "✈\u{FE0E}"])
  func textForm(text: String) {
    #expect(runs(text).allSatisfy { !$0.face.description.hasPrefix("Noto Color Emoji") })
  }

  @Test("Arabic letters take the form of their place in a word")
  func arabicForms() {
    // The same letter alone, and three of it joined: beginning, middle and end.
    let alone = runs("ب").flatMap(\.glyphs).map(\.id)
    let joined = runs("ببب").flatMap(\.glyphs).map(\.id)
    #expect(Set(joined + alone).count == Set(joined).count + 1)
    #expect(Set(joined).count >= 3)
  }

  @Test("Devanagari consonants join to one sign", arguments: ["क्ष", "ज्ञ", "त्र"])
  func conjuncts(text: String) {
    #expect(runs(text).flatMap(\.glyphs).count == 1)
  }

  private static let lines: [(String, Int, [String])] = [
    // The width in ideographs of 20 points, and the lines. No line begins with a full stop, a comma
    // or a closing bracket, and none ends with an opening one.
    ("東京駅行", 2, ["東京", "駅行"]), ("東京駅。", 3, ["東京", "駅。"]), ("東京、駅", 2, ["東", "京、", "駅"]),

  ]

  @Test("Chinese and Japanese break between characters, but not before a stop", arguments: lines)
  func ideographs(text: String, count: Int, expected: [String]) {
    var request = request(text, FontSpec(size: 20), width: CGFloat(count) * 20 + 1)
    request.language = "ja"
    #expect(studio.engine.layout(request).lines.map(\.text) == expected)
  }

  @Test(
    "Control characters have no glyph and no width",
    arguments: ["a\u{0}b", "\u{1}a\u{1B}b", "ab\u{7F}\u{9F}"])
  func controlCharacters(text: String) {
    #expect(studio.engine.layout(body(text)) == studio.engine.layout(body("ab")))
  }

  @Test(
    "A font size below zero or none at all counts as zero, an endless one as the largest",
    arguments: [
      (-4, 0), (CGFloat.nan, 0), (-CGFloat.infinity, 0), (0, 0), (17, 17),
      (CGFloat.infinity, FontSpec.largestSize),
    ] as [(CGFloat, CGFloat)])
  func fontSizes(given: CGFloat, size: CGFloat) {
    var font = FontSpec(size: given)
    #expect(font.size == size)
    font.size = 12
    font.size = given
    #expect(font.size == size)
  }

  private static let forms: [(String, String, String)] = [
    ("語", "ja", "Noto Sans CJK JP"), ("語", "zh-Hant", "Noto Sans CJK TC"),
    ("語", "zh-Hans", "Noto Sans CJK SC"), ("語", "ko", "Noto Sans CJK KR"),
    ("語", "en", "Noto Sans CJK SC"), ("日本のテスト", "en", "Noto Sans CJK JP"),
  ]

  @Test("The language chooses the form of Han characters", arguments: forms)
  func hanForms(text: String, language: String, family: String) {
    let faces = runs(text, language: language).map(\.face.description)
    #expect(faces.allSatisfy { $0.hasPrefix(family) })
    #expect(!faces.isEmpty)
  }

  @Test("Hebrew in a Latin text is seen after it and runs from right to left")
  func mixedDirections() {
    let layout = studio.engine.layout(body("abc שלום"))
    let texts = layout.lines[0].fragments.compactMap { fragment -> String? in
      if case .glyphs(let run) = fragment.content { return run.text }
      return nil
    }
    #expect(texts == ["abc ", "שלום"])
  }

  @Test("Latin in a Hebrew text is seen on its left when it comes later")
  func latinInHebrew() {
    let layout = studio.engine.layout(body("שלום abc"))
    let texts = layout.lines[0].fragments.compactMap { fragment -> String? in
      if case .glyphs(let run) = fragment.content { return run.text }
      return nil
    }
    #expect(texts.first == "abc")
  }

  @Test(
    "Stretches of higher level are turned",
    arguments: [
      ([0, 1, 0] as [UInt8], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([1, 2, 2, 1], [3, 1, 2, 0]),
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
    ])
  func visualOrder(levels: [UInt8], order: [Int]) {
    #expect(VisualOrder.order(levels: levels) == order)
  }

  @Test("Joined scripts are not spaced out")
  func arabicStaysJoined() {
    let plain = studio.engine.layout(body("مرحبا")).size.width
    var request = body("مرحبا")
    request.runs[0].tracking = 5
    #expect(studio.engine.layout(request).size.width == plain)
  }

  @Test("Tracking widens every character by its amount")
  func tracking() {
    let plain = studio.engine.layout(body("ABC")).lines[0].width
    var request = body("ABC")
    request.runs[0].tracking = 2
    #expect(abs(studio.engine.layout(request).lines[0].width - plain - 6) < 1e-6)
  }

  @Test("Monospaced digits have one width")
  func monospacedDigits() {
    let widths = ["1", "4", "8"].map {
      studio.engine.layout(request($0, Style.body.font(isMono: true))).lines[0].width
    }
    #expect(Set(widths).count == 1)
  }

  @Test("Arrows of plain text stay as typed")
  func noContextualForms() {
    #expect(runs("->").flatMap(\.glyphs).count == 2)
  }

  @Test("Small capitals are 0.77 of capitals, on a line as high as ever")
  func smallCapitals() throws {
    var font = Style.body.font()
    let plain = studio.engine.layout(request("ABC", font))
    font.smallCaps = true
    let small = studio.engine.layout(request("ABC", font))
    func size(_ layout: TextLayout) throws -> CGFloat {
      guard case .glyphs(let run) = try #require(layout.lines[0].fragments.first).content else {
        return 0
      }
      return run.size
    }
    #expect(abs(try size(small) - 0.77 * size(plain)) < 1e-6)
    #expect(small.size.height == plain.size.height)
  }

  @Test("A face can be named and loaded again")
  func facesCanBeNamed() throws {
    let run = try #require(runs("Ready").first)
    let outline = FontLibrary().outline(of: run)
    #expect(outline.bounds != nil)
    #expect(outline == studio.fonts.outline(of: run))
  }

  @Test(
    "Designs have faces of their own",
    arguments: [
      (FontSpec.Design.default, "Inter"), (.rounded, "Quicksand"), (.monospaced, "JetBrains Mono"),
      (.serif, "Noto Serif"),
    ])
  func designs(design: FontSpec.Design, family: String) throws {
    let layout = studio.engine.layout(request("Ready", FontSpec(size: 17, design: design)))
    guard case .glyphs(let run) = try #require(layout.lines[0].fragments.first).content else {
      Issue.record("There are no glyphs.")
      return
    }
    #expect(run.face.description.hasPrefix(family))
  }
}
