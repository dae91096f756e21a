import Drawing
import Foundation
import Testing

@testable import Studio

@Suite struct ElementTreeTests {
  @Test("Lines are printed with frames in the picture's coordinates")
  func lines() {
    let image = Element(
      kind: "Image", content: "tram.fill", frame: CGRect(x: 1, y: 2, width: 10, height: 11))
    let card = Element(kind: "Lock Screen", frame: CGRect(x: 11, y: 24, width: 371, height: 84))
    let list = DisplayList(
      size: .zero,
      items: [
        .element(
          card, [.group(.transform(.translation(x: 11, y: 24)), [.element(image, [])])])
      ])
    #expect(
      ElementTree(list).text == """
        Lock Screen (11, 24, 371 × 84)
          Image tram.fill (12, 26, 10 × 11)

        """)
  }

  @Test("Frames follow the transforms of the groups around them")
  func transforms() {
    let element = DisplayItem.element(
      Element(kind: "Text", content: "a", frame: CGRect(x: 1, y: 2, width: 4, height: 6)), [])
    let list = DisplayList(
      size: .zero,
      items: [
        .group(
          .transform(.translation(x: 10, y: 20)),
          [.group(.transform(.scale(x: 2, y: 3)), [.group(.opacity(0.5), [element])])])
      ])
    #expect(
      ElementTree(list).elements.map(\.frame) == [CGRect(x: 12, y: 26, width: 8, height: 18)])
  }

  @Test("A rotated element has the upright frame around it")
  func rotation() throws {
    let element = DisplayItem.element(
      Element(kind: "Text", content: "a", frame: CGRect(x: 0, y: 0, width: 4, height: 2)), [])
    let list = DisplayList(
      size: .zero, items: [.group(.transform(.rotation(radians: .pi / 2)), [element])])
    let frame = try #require(ElementTree(list).elements.first?.frame)
    #expect(abs(frame.minX + 2) < 1e-9)
    #expect(abs(frame.width - 2) < 1e-9)
    #expect(abs(frame.height - 4) < 1e-9)
  }

  @Test("Words are the texts a person reads, each once")
  func words() {
    func text(_ content: String, kind: String = "Text") -> DisplayItem {
      .element(Element(kind: kind, content: content, frame: .zero), [])
    }
    let list = DisplayList(
      size: .zero, items: [text("U8"), text("tram.fill", kind: "Image"), text("U8"), text("")])
    #expect(ElementTree(list).words == ["U8"])
  }
}
