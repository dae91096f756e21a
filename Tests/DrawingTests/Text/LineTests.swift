import Foundation
import Testing

@testable import Drawing

@Suite("Lines of texts")
struct LineTests {
  private let studio = Studio()

  private static let oneLines: [(Style, CGFloat)] = [
    (.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24), (.headline, 20.33),
    (.body, 20.33), (.callout, 19.33), (.subheadline, 18), (.footnote, 15.67), (.caption, 14.33),
    (.caption2, 13.33),
  ]

  @Test("18.2: One line is 1.19336 of the size high, rounded up to a pixel", arguments: oneLines)
  func oneLine(style: Style, height: CGFloat) {
    let layout = studio.engine.layout(request("Ready", style.font()))
    #expect(abs(layout.size.height - height) < 0.005)
  }

  @Test("18.2: Sizes without a style follow the same rule", arguments: [(30.0, 36.0), (40, 48)])
  func oneLineOfASize(size: CGFloat, height: CGFloat) {
    #expect(studio.engine.layout(request("Ready", FontSpec(size: size))).size.height == height)
  }

  private static let severals: [(Style, Int, CGFloat)] = [
    (.subheadline, 2, 38), (.title2, 4, 110.33), (.caption, 2, 30.33), (.body, 3, 64.33),
    (.largeTitle, 2, 81.67), (.caption2, 2, 26.33),
  ]

  @Test("Further lines add the pitch of the guidelines", arguments: severals)
  func severalLines(style: Style, count: Int, height: CGFloat) {
    let text = Array(repeating: "Line", count: count).joined(separator: "\n")
    let layout = studio.engine.layout(request(text, style.font()))
    #expect(layout.lines.count == count)
    #expect(abs(layout.size.height - height) < 0.005)
  }

  private static let pitches: [(CGFloat, Int, CGFloat)] = [
    (34, 0, 41), (28, 0, 34), (22, 0, 28), (20, 0, 25), (17, 0, 22), (16, 0, 21), (15, 0, 20),
    (13, 0, 18), (12, 0, 16), (11, 0, 13), (14, 0, 19), (53, 0, 62), (60, 0, 70), (17, -1, 20),
    (17, 1, 24),
  ]

  @Test("The pitch is the leading column of the guidelines", arguments: pitches)
  func pitch(size: CGFloat, leading: Int, pitch: CGFloat) {
    #expect(LinePitch.pitch(size: size, leading: leading, scale: 3) == pitch)
  }

  private static let orphans: [(String, [String])] = [
    // Pair gauge-aqi-light: the last word is not left alone.
    ("aa bb cc", ["aa", "bb cc"]),
    // The first word of a line cannot go down.
    ("aaaaa bb", ["aaaaa", "bb"]),
    // Two words stand by themselves.
    ("aa bb cc dd", ["aa bb", "cc dd"]),
    // There is no room for two words.
    ("a bbbb cccc", ["a bbbb", "cccc"]),
    // Words that no space parts stay.
    ("aa-bb-cc", ["aa-bb-", "cc"]),
  ]

  @Test("A paragraph does not end with a word alone in its line", arguments: orphans)
  func orphan(text: String, lines: [String]) {
    var font = FontSpec(size: 10)
    font.design = .monospaced
    // Six characters of 6 points a line.
    let layout = studio.engine.layout(request(text, font, width: 36))
    #expect(layout.lines.map { $0.text.trimmingCharacters(in: .whitespaces) } == lines)
  }

  @Test("The spaces at the end of a single line belong to its width (pair la-flight)")
  func trailingSpace() {
    var font = FontSpec(size: 10)
    font.design = .monospaced
    func width(_ text: String, in offered: CGFloat? = nil) -> CGFloat {
      studio.engine.layout(request(text, font, width: offered)).size.width
    }
    #expect(width("aa ") == width("aaa"))
    #expect(width("aa ", in: 14) == width("aa"))
  }

  @Test("The first baseline lies on the pixel nearest to the ascent")
  func baselines() {
    let layout = studio.engine.layout(request("One\nTwo", Style.body.font()))
    // 0.95215 × 17 × 3 = 48.56, so 49 pixels; the second is 22 points lower.
    #expect(abs(layout.firstBaseline - 49.0 / 3) < 1e-6)
    #expect(abs(layout.lastBaseline - 49.0 / 3 - 22) < 1e-6)
  }

  @Test("The tallest font of a line gives its height")
  func mixedFonts() {
    let small = TextRequest.Run(content: .text("small "), font: Style.caption.font())
    let large = TextRequest.Run(content: .text("large"), font: Style.title.font())
    let layout = studio.engine.layout(TextRequest(runs: [small, large]))
    #expect(abs(layout.size.height - 33.67) < 0.005)
    #expect(layout.lines.map { $0.fragments.map(\.run) } == [[0, 1]])
  }

  @Test("Words go to the next line when they do not fit, spaces at the end do not count")
  func wordWrap() {
    let one = studio.engine.layout(body("Order"))
    let layout = studio.engine.layout(body("Order Order", width: one.size.width))
    #expect(layout.lines.map(\.text) == ["Order", "Order"])
    #expect(layout.size.width == one.size.width)
  }

  @Test("A word longer than the line breaks between characters")
  func characterWrap() {
    let layout = studio.engine.layout(body("Donaudampfschiff", width: 60))
    #expect(layout.lines.count > 1)
    #expect(layout.lines.map(\.text).joined() == "Donaudampfschiff")
    #expect(layout.lines.allSatisfy { $0.width <= 60.001 })
    #expect(!layout.isTruncated)
  }

  @Test("Every paragraph is a line, an empty one too")
  func paragraphs() {
    let layout = studio.engine.layout(body("One\n\nThree"))
    #expect(layout.lines.map(\.text) == ["One", "", "Three"])
    #expect(abs(layout.size.height - 64.33) < 0.005)
  }

  @Test("The width is that of the widest line, rounded up to a pixel")
  func width() {
    let layout = studio.engine.layout(body("A wide line\nnarrow"))
    let widest = layout.lines.map(\.width).max() ?? 0
    #expect(layout.size.width >= widest)
    #expect(layout.size.width - widest < 1.0 / 3)
    #expect(abs(layout.size.width * 3 - (layout.size.width * 3).rounded()) < 1e-6)
  }

  private static let alignmentCases: [(TextRequest.Alignment, Bool, CGFloat)] = [
    (.leading, false, 0), (.center, false, 0.5), (.trailing, false, 1), (.leading, true, 1),
    (.center, true, 0.5), (.trailing, true, 0),
  ]

  @Test("Short lines are aligned in the text's own width", arguments: alignmentCases)
  func alignment(alignment: TextRequest.Alignment, isRightToLeft: Bool, share: CGFloat) {
    var request = body("A wide line\nnarrow")
    request.alignment = alignment
    request.isRightToLeft = isRightToLeft
    let layout = studio.engine.layout(request)
    let rest = layout.size.width - layout.lines[1].width
    #expect(abs(layout.lines[1].x - rest * share) < 1e-6)
  }

  @Test("Lines can be reserved")
  func reservedLines() {
    var request = body("One")
    request.reservedLines = 3
    #expect(abs(studio.engine.layout(request).size.height - 64.33) < 0.005)
  }

  @Test("Spacing is added between lines")
  func lineSpacing() {
    var request = body("One\nTwo")
    request.lineSpacing = 5
    #expect(abs(studio.engine.layout(request).size.height - (22 + 5 + 20.33)) < 0.005)
  }

  @Test("An inline picture takes its box and raises the line")
  func attachment() throws {
    let font = Style.body.font()
    let runs = [
      TextRequest.Run(content: .text("a"), font: font),
      TextRequest.Run(
        content: .attachment(size: CGSize(width: 30, height: 40), ascent: 30), font: font),
    ]
    let layout = studio.engine.layout(TextRequest(runs: runs))
    #expect(layout.size.height == 40)
    #expect(layout.firstBaseline == 30)
    let last = try #require(layout.lines.first?.fragments.last)
    guard case .attachment(let frame) = last.content else {
      Issue.record("The second fragment is not the picture.")
      return
    }
    #expect(frame.size == CGSize(width: 30, height: 40))
    #expect(frame.minY == 0)
  }

  @Test("An empty text is as high as a line and has no width")
  func emptyText() {
    let layout = studio.engine.layout(body(""))
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - 20.33) < 0.005)
  }
}
