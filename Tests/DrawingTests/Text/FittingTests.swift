import Foundation
import Testing

@testable import Drawing

@Suite("Texts that do not fit")
struct FittingTests {
  private let studio = Studio()

  private static let scales: [(minimum: CGFloat, fitting: CGFloat, expected: CGFloat)] = [
    // Readings of 1300 points in boxes where 60, 34 and 18.6 points would fit.
    (0.001, 60.0 / 1300, 52.03 / 1300), (0.001, 34.0 / 1300, 31.74 / 1300),
    (0.001, 18.6 / 1300, 11.45 / 1300),
    (0.4, 0.6819, 0.68125), (0.4, 0.808, 0.8078), (0.6, 0.8189, 0.81875), (0.6, 0.6477, 0.646875),
    (0.6, 0.851, 0.85),
    // Nothing fits: the minimum.
    (0.5, 0.1, 0.5),
  ]

  @Test("18.4: Seven halvings find the largest factor that fits", arguments: scales)
  func factor(minimum: CGFloat, fitting: CGFloat, expected: CGFloat) {
    let factor = MinimumScale.factor(minimum: minimum) { $0 <= fitting }
    #expect(abs(factor - expected) < 5e-5)
  }

  @Test("18.4: A text shrinks by a step of the rule and takes the height of its scaled size")
  func shrinks() {
    var request = body("Your order has been received")
    let natural = studio.engine.layout(request).size.width
    request.width = natural * 0.8
    request.lineLimit = 1
    request.minimumScaleFactor = 0.5
    let layout = studio.engine.layout(request)
    let step = (layout.scaleFactor - 0.5) / 0.5 * 128
    #expect(abs(step - step.rounded()) < 1e-6)
    #expect(layout.scaleFactor < 1)
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= natural * 0.8 + 1.0 / 3)
    #expect(layout.size.height == roundUp(17 * layout.scaleFactor * 1.19336, scale: 3))
  }

  @Test("A text shrinks until no word is broken (pair circle-text-long)")
  func keepsWordsWhole() {
    var request = TextRequest(
      runs: [TextRequest.Run(content: .text("WWWW"), font: FontSpec(size: 1300))], width: 72,
      height: 72)
    request.minimumScaleFactor = 0.001
    let layout = studio.engine.layout(request)
    #expect(layout.lines.count == 1)
    // 0.001 + 0.999 ÷ 128
    #expect(abs(layout.scaleFactor * 1300 - 11.446) < 0.001)
  }

  @Test("18.4: A text that fits keeps its size")
  func staysWhole() {
    var request = body("Short", width: 200)
    request.minimumScaleFactor = 0.5
    #expect(studio.engine.layout(request).scaleFactor == 1)
  }

  @Test("18.4: A low box shrinks a text too")
  func shrinksInHeight() {
    var request = body("Short", width: 200)
    request.height = 10
    request.minimumScaleFactor = 0.1
    let layout = studio.engine.layout(request)
    #expect(layout.size.height <= 10)
    #expect(layout.scaleFactor < 0.5)
  }

  @Test("Tightening comes before scaling")
  func tightens() {
    var request = body("Your order has been received")
    let natural = studio.engine.layout(request).size.width
    request.width = natural - 5
    request.lineLimit = 1
    request.allowsTightening = true
    request.minimumScaleFactor = 0.5
    let layout = studio.engine.layout(request)
    #expect(layout.scaleFactor == 1)
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= natural - 5 + 1.0 / 3)
  }

  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func shown(
    _ mode: TextRequest.Truncation, width: CGFloat = 150, lines: Int = 1
  ) -> TextLayout {
    var request = body(sentence, width: width)
    request.lineLimit = lines
    request.truncation = mode
    return studio.engine.layout(request)
  }

  @Test("Truncation at the tail keeps as many characters as fit")
  func tail() {
    let layout = shown(.tail)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    let kept = String(layout.shownText.dropLast())
    #expect(layout.shownText.hasSuffix("…"))
    #expect(sentence.hasPrefix(kept))
    #expect(layout.lines[0].width <= 150)
    // One character more would be too wide.
    let longer = studio.engine.layout(body(String(sentence.prefix(kept.count + 2)) + "…"))
    #expect(longer.lines[0].width > 150)
  }

  @Test("Truncation at the head keeps the end")
  func head() {
    let text = shown(.head).shownText
    #expect(text.hasPrefix("…"))
    #expect(sentence.hasSuffix(text.dropFirst()))
  }

  @Test("Truncation in the middle keeps both ends")
  func middle() throws {
    let text = shown(.middle).shownText
    let parts = text.split(separator: "…")
    #expect(parts.count == 2)
    #expect(sentence.hasPrefix(try #require(parts.first)))
    #expect(sentence.hasSuffix(try #require(parts.last)))
  }

  @Test("No space is left before the ellipsis")
  func noSpaceBeforeEllipsis() {
    for width in stride(from: 40.0, through: 300, by: 7) {
      #expect(!shown(.tail, width: width).shownText.contains(" …"))
    }
  }

  @Test("Only the last line that is shown is truncated")
  func secondLine() {
    let layout = shown(.tail, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(!layout.lines[0].text.contains("…"))
    #expect(layout.lines[1].text.hasSuffix("…"))
  }

  @Test("The height limits the lines, but one is always shown", arguments: [(45.0, 2), (10, 1)])
  func heightLimit(height: CGFloat, lines: Int) {
    var request = body(sentence, width: 100)
    request.height = height
    let layout = studio.engine.layout(request)
    #expect(layout.lines.count == lines)
    #expect(layout.isTruncated)
  }

  @Test("A limit of one line shows the first paragraph with an ellipsis")
  func firstParagraph() {
    var request = body("One\nTwo")
    request.lineLimit = 1
    #expect(studio.engine.layout(request).shownText == "One…")
  }

  @Test("A text takes no width when it is offered none")
  func noWidth() {
    let layout = studio.engine.layout(body(sentence, width: 0))
    #expect(layout.size.width == 0)
    #expect(layout.isTruncated)
  }
}
