import Drawing
import Foundation
import Testing

@Suite("System colours")
struct SystemColorTests {
  @Test(
    "12 and 18.9: Colours have their values in light and dark appearance",
    arguments: [
      (SystemColor.red, RGBA(255, 59, 48), RGBA(255, 69, 58)),
      (.blue, RGBA(0, 122, 255), RGBA(10, 132, 255)),
      (.gray, RGBA(142, 142, 147), RGBA(142, 142, 147)),
      (.label, .black, .white),
      (.separator, RGBA(60, 60, 67, alpha: 0.29), RGBA(84, 84, 88, alpha: 0.6)),
      (.quaternaryFill, RGBA(116, 116, 128, alpha: 0.08), RGBA(116, 116, 128, alpha: 0.18)),
    ])
  func values(color: SystemColor, light: RGBA, dark: RGBA) {
    #expect(color.rgba(dark: false) == light)
    #expect(color.rgba(dark: true) == dark)
  }

  @Test(
    "18.8: Secondary over white and black is as measured",
    arguments: [
      (false, 255.0, [138.0, 138, 142]), (true, 0, [141, 141, 147]),
    ])
  func secondary(isDark: Bool, below: Double, expected: [Double]) {
    let color = SystemColor.secondaryLabel.rgba(dark: isDark)
    let mixed = [color.red, color.green, color.blue].map {
      $0 * 255 * color.alpha + below * (1 - color.alpha)
    }
    #expect(zip(mixed, expected).allSatisfy { abs($0 - $1) <= 0.5 })
  }

  @Test("A list survives being stored as JSON")
  func codable() throws {
    let run = GlyphRun(
      face: FaceReference(description: "Inter"), size: 16, origin: CGPoint(x: 1, y: 2),
      glyphs: [GlyphRun.Glyph(id: 7, x: 0, y: 0)], text: "a", stretch: 1.28)
    let list = DisplayList(
      size: CGSize(width: 10, height: 20),
      items: [
        .group(.shadow(color: .black, radius: 3, offset: .zero), [.glyphs(run, .color(.white))]),
        .element(Element(kind: "Text", content: "a", frame: .zero, traits: [.progress(nil)]), []),
      ])
    let data = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(DisplayList.self, from: data) == list)
  }
}
