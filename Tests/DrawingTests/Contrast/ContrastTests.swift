import Foundation
import Testing

@testable import Drawing

/// Contrast by WCAG 2.2. Expected ratios are worked out by hand from its formula: the luminance of
/// the grey 128 is 0.2159, of #888888 0.2462, of cyan 0.7874, of red 0.2126.
@Suite struct ContrastTests {
  private let studio = Studio()

  private static let size = CGSize(width: 120, height: 40)
  private static let whole = CGRect(origin: .zero, size: size)

  private static func ground(_ color: RGBA, _ rect: CGRect = whole) -> DisplayItem {
    .fill(.rectangle(rect), .color(color), .nonZero)
  }

  private func text(
    _ color: RGBA, words: String = "Hello", font: FontSpec = Style.body.font()
  ) -> DisplayItem {
    let layout = studio.engine.layout(request(words, font))
    let weight = font.weight == 700 ? "bold" : "regular"
    return .element(
      Element(
        kind: "Text", content: words, frame: CGRect(origin: .zero, size: layout.size),
        font: "system \(Int(font.size)) \(weight)"),
      layout.items(x: 10, y: 5, color: color))
  }

  private func contrasts(_ items: [DisplayItem]) throws -> [TextContrast] {
    try studio.renderer.contrasts(of: DisplayList(size: Self.size, items: items))
  }

  private func ratio(_ items: [DisplayItem]) throws -> Double? {
    let found = try contrasts(items)
    #expect(found.count <= 1)
    return found.first?.ratio
  }

  @Test(
    "The ratio of two colours",
    arguments: [
      (RGBA.black, RGBA.white, 21), (.white, .white, 1), (RGBA(136, 136, 136), .white, 3.545),
      (RGBA(118, 118, 118), .white, 4.542), (RGBA(255, 0, 0), .black, 5.252),
    ] as [(RGBA, RGBA, Double)])
  func colors(first: RGBA, second: RGBA, expected: Double) {
    #expect(abs(first.contrast(to: second) - expected) < 0.01)
    #expect(first.contrast(to: second) == second.contrast(to: first))
  }

  private static let grey = RGBA(136, 136, 136)
  private static let cyan = RGBA(0, 255, 255)

  @Test("A text is measured against the plain ground beneath it")
  func plain() throws {
    let ratio = try #require(try ratio([Self.ground(.white), text(Self.grey)]))
    #expect(abs(ratio - 3.545) < 0.01)
  }

  @Test("Only what lies beneath counts: neither the ground below that, nor what is drawn later")
  func order() throws {
    let covered = try #require(
      try ratio([Self.ground(.white), Self.ground(.black), text(Self.cyan)]))
    #expect(abs(covered - 16.75) < 0.05)
    let later = try #require(
      try ratio([Self.ground(.black), text(Self.cyan), Self.ground(.white)]))
    #expect(abs(later - 16.75) < 0.05)
  }

  @Test("Opacity of text, of groups and of grounds is that of the picture")
  func opacity() throws {
    // Black at 0.5 on white and white over black at 0.5 over white: 255 against 128, 3.95.
    let paint = try #require(
      try ratio([Self.ground(.white), text(RGBA.black.opacity(0.5))]))
    #expect(abs(paint - 3.95) < 0.06)
    let group = try #require(
      try ratio([Self.ground(.white), .group(.opacity(0.5), [text(.black)])]))
    #expect(abs(group - 3.95) < 0.06)
    let ground = try #require(
      try ratio([Self.ground(.white), Self.ground(RGBA.black.opacity(0.5)), text(.white)]))
    #expect(abs(ground - 3.95) < 0.06)
  }

  @Test("On a gradient the letter that stands out least counts")
  func gradient() throws {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let gradient = DisplayItem.fill(
      .rectangle(Self.whole),
      .linear(stops: stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 50, y: 0)), .nonZero)
    let ratio = try #require(try ratio([gradient, text(.white)]))
    // The last letter ends where the gradient is nearly white.
    #expect(ratio < 1.5)
  }

  @Test("On an image its pixels count")
  func image() throws {
    let white = try studio.renderer.png(
      DisplayList(size: CGSize(width: 4, height: 4)), scale: 1, background: .white)
    let image = DisplayItem.image(ImagePlacement(image: .data(white), frame: Self.whole))
    let ratio = try #require(try ratio([Self.ground(.black), image, text(Self.grey)]))
    #expect(abs(ratio - 3.545) < 0.01)
  }

  @Test("A shadow sets letters off a ground of their colour, by half of its opacity")
  func shadow() throws {
    let shadow = GroupEffect.shadow(
      color: .black, radius: 2, offset: CGSize(width: 0, height: 0))
    let with = try #require(try ratio([Self.ground(.white), .group(shadow, [text(.white)])]))
    // White against 127.5, which is 0.2140: 3.98.
    #expect(abs(with - 3.98) < 0.03)
    let without = try #require(try ratio([Self.ground(.white), text(.white)]))
    #expect(abs(without - 1) < 0.001)
  }

  @Test("Hidden and cut-off texts, emoji and blanks are not measured")
  func unseen() throws {
    let away = GroupEffect.clip(
      .rectangle(CGRect(x: 0, y: 30, width: 10, height: 10)), .nonZero)
    #expect(try ratio([Self.ground(.white), .group(.opacity(0), [text(.white)])]) == nil)
    #expect(try ratio([Self.ground(.white), text(RGBA.white.opacity(0.05))]) == nil)
    #expect(try ratio([Self.ground(.white), .group(away, [text(.white)])]) == nil)
    #expect(try ratio([Self.ground(.white), text(.white, words: "🚆")]) == nil)
    #expect(try ratio([Self.ground(.white), text(.white, words: "  ")]) == nil)
  }

  @Test("Apple's own pairs are not measured: label colours and the palette on system grounds")
  func systemPairs() throws {
    let secondary = SystemColor.secondaryLabel
    let blue = SystemColor.blue.rgba(dark: false)
    #expect(try ratio([Self.ground(.white), text(secondary.rgba(dark: false))]) == nil)
    #expect(try ratio([Self.ground(.black), text(secondary.rgba(dark: true))]) == nil)
    // Blue on white and white on blue have 4.02.
    #expect(try ratio([Self.ground(.white), text(blue)]) == nil)
    #expect(try ratio([Self.ground(blue), text(.white)]) == nil)
    // Yellow on white has 1.5, and is hard to read whoever made it.
    let yellow = SystemColor.yellow.rgba(dark: false)
    let poor = try #require(try ratio([Self.ground(.white), text(yellow)]))
    #expect(poor < 1.6)
    // On a tint the label colours are measured as all others.
    let tint = RGBA(200, 60, 60)
    #expect(try ratio([Self.ground(tint), text(secondary.rgba(dark: false))]) != nil)
  }

  @Test(
    "Large text needs 3 to 1, other text 4.5 to 1",
    arguments: [(17, 400, 4.5), (18, 400, 3), (12, 700, 3), (12, 600, 3), (12, 500, 4.5)]
      as [(CGFloat, Int, Double)])
  func required(size: CGFloat, weight: Int, expected: Double) {
    #expect(TextContrast.required(fontSize: size, weight: weight) == expected)
  }

  @Test("Size and weight come from the words about the font, scaled where the text was")
  func font() throws {
    func required(_ font: String, _ traits: [Element.Trait] = []) -> Double {
      let words = FontWords(Element(kind: "Text", frame: .zero, font: font, traits: traits))
      return TextContrast.required(fontSize: words.size, weight: words.weight)
    }
    #expect(required("headline 17 semibold") == 3)
    #expect(required("title3 20 regular") == 3)
    #expect(required("title3 20 regular", [.scaledDown(0.5)]) == 4.5)
    #expect(required("system 14.5 regular rounded") == 4.5)
  }

  @Test("The picture tells the pixels of its images, those of vectors left out")
  func imageSizes() throws {
    let png = try studio.renderer.png(
      DisplayList(size: CGSize(width: 30, height: 20)), scale: 1, background: .white)
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
    let items = [png, svg].map { data in
      DisplayItem.group(
        .opacity(0.5), [.image(ImagePlacement(image: .data(data), frame: Self.whole))])
    }
    let sizes = studio.renderer.imageSizes(of: DisplayList(size: Self.size, items: items))
    #expect(sizes == [.data(png): CGSize(width: 30, height: 20)])
  }
}
