import Drawing
import Foundation
import Testing

@Suite("Pictures in words")
struct TextTreeTests {
  @Test("Every view is a line with its words, frame, font and traits")
  func tree() {
    let title = Element(
      kind: "Text", content: "Say \"hi\"",
      frame: CGRect(x: 12, y: 8, width: 210 + 1.0 / 3, height: 20),
      font: "headline 17 semibold", traits: [.truncated(shown: "Say…"), .scaledDown(0.85)])
    let image = Element(
      kind: "Image", content: "tram.fil", frame: CGRect(x: 0, y: 0, width: 20, height: 19.667),
      accessibilityLabel: "Tram", traits: [.unknownName(suggestions: ["tram.fill"])])
    let button = Element(
      kind: "Button", frame: CGRect(x: -4, y: 0, width: 100, height: 40),
      traits: [.button, .link("app://order")])
    let bar = Element(
      kind: "ProgressView", frame: .zero, traits: [.running, .progress(0.5), .progress(nil)])
    let list = DisplayList(
      size: CGSize(width: 300, height: 100),
      items: [
        .element(
          button,
          [
            .group(.opacity(0.5), [.element(title, []), .element(image, [])])
          ]), .element(bar, []),
      ])
    let expected = """
      Button (-4, 0, 100 × 40) [button; link app://order]
        Text "Say \\"hi\\"" (12, 8, 210.33 × 20) headline 17 semibold [truncated, shows "Say…"; \
      scaled to 85 %]
        Image tram.fil (0, 0, 20 × 19.67) label "Tram" [unknown name, near to tram.fill]
      ProgressView (0, 0, 0 × 0) [running; progress 50 %; progress]

      """
    #expect(TextTree.print(list) == expected)
  }
}
