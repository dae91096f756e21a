import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Heights and widths of texts, by measurements of pictures that SwiftUI drew at 3 pixels a point.
@MainActor struct TextSizeTests {
  nonisolated static let lineHeights: [(Font, CGFloat)] = [
    (.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24), (.headline, 20.33),
    (.body, 20.33), (.callout, 19.33), (.subheadline, 18), (.footnote, 15.67), (.caption, 14.33),
    (.caption2, 13.33), (.system(size: 30), 36), (.system(size: 40), 48),
  ]

  @Test("One line is as high as measured", arguments: lineHeights)
  func oneLine(font: Font, expected: CGFloat) {
    #expect(LaidOut(Text("Agp").font(font)).size.height.isNear(expected))
  }

  nonisolated static let paragraphs: [(Font, Int, CGFloat)] = [
    (.subheadline, 2, 38), (.title2, 4, 110.33), (.caption, 2, 30.33),
    // 2 × 22 + 20.33
    (.body, 3, 64.33),
  ]

  @Test("Further lines add the pitch of the guidelines", arguments: paragraphs)
  func severalLines(font: Font, lines: Int, expected: CGFloat) {
    let text = Text(verbatim: Array(repeating: "line", count: lines).joined(separator: "\n"))
    #expect(LaidOut(text.font(font)).size.height.isNear(expected))
  }

  @Test func `A text can be squeezed to nothing sideways and keeps one line`() {
    let size = LaidOut(Text("A long text of several words"), width: 0, height: 0).size
    #expect(size.width == 0)
    #expect(size.height.isNear(20.33))
  }

  @Test func `An empty text has no width and the height of a line`() {
    for text in [Text(""), Text(verbatim: ""), Text(AttributedString(""))] {
      let size = LaidOut(text).size
      #expect(size.width == 0)
      #expect(size.height.isNear(20.33))
    }
  }

  @Test func `A text that wraps is as wide as its widest line`() {
    let first = LaidOut(Text("Arriving now")).size.width
    let wrapped = LaidOut(Text("Arriving now in town"), width: first + 1).size
    #expect(wrapped.width == first)
    #expect(wrapped.height.isNear(42.33))
  }

  @Test func `The line limit and the height cut a text and mark it as truncated`() {
    let text = Text("one two three four five six seven eight nine ten")
    for view in [AnyView(text.lineLimit(2)), AnyView(text.frame(height: 45))] {
      let laidOut = LaidOut(view, width: 80)
      let element = laidOut.elements[0]
      #expect(element.frame.height.isNear(42.33))
      #expect(element.content == "one two three four five six seven eight nine ten")
      #expect(element.traits.contains { if case .truncated = $0 { true } else { false } })
    }
  }

  @Test func `Lines can be reserved`() {
    // Two lines of body: 22 + 20.33.
    #expect(LaidOut(Text("a").lineLimit(2, reservesSpace: true)).size.height.isNear(42.33))
    #expect(LaidOut(Text("a").lineLimit(2...4)).size.height.isNear(42.33))
    #expect(LaidOut(Text("a").lineLimit(2)).size.height.isNear(20.33))
  }

  @Test func `Line spacing is added between lines`() {
    #expect(LaidOut(Text("a\nb").lineSpacing(5)).size.height.isNear(47.33))
  }

  @Test func `A line is as high as its tallest font`() {
    let text = Text("a").font(.caption) + Text("b").font(.title)
    #expect(LaidOut(text).size.height.isNear(33.67))
  }

  @Test func `Tracking widens each character`() {
    let plain = LaidOut(Text("abcd")).size.width
    let wide = LaidOut(Text("abcd").tracking(3)).size.width
    #expect((wide - plain).isNear(12, within: 0.34))
    #expect(LaidOut(Text("abcd").kerning(3)).size.width == wide)
    #expect(LaidOut(Text("abcd").kerning(9).tracking(3)).size.width == wide)
  }

  @Test func `Words are shown in the case that is asked for`() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "tr_TR")
    let elements = LaidOut(Text("Kiriş").textCase(.uppercase), environment: environment).elements
    #expect(elements.map(\.content) == ["KİRİŞ"])
  }

  @Test func `Small capitals are capital letters of their own size`() {
    #expect(
      SmallCapsSplit(.uppercase).parts(of: "ABc D") == [
        .init(words: "AB", isSmall: true), .init(words: "c ", isSmall: false),
        .init(words: "D", isSmall: true),
      ])
    #expect(
      SmallCapsSplit(.lowercase).parts(of: "Ab7") == [
        .init(words: "A", isSmall: false), .init(words: "B", isSmall: true),
        .init(words: "7", isSmall: false),
      ])
    #expect(SmallCapsSplit(.all).parts(of: "Ab") == [.init(words: "AB", isSmall: true)])
    #expect(SmallCapsSplit(nil).parts(of: "ABc") == [.init(words: "ABc", isSmall: false)])
  }

  @Test func `Small capitals keep the height of the line and the words of the text`() {
    let laidOut = LaidOut(Text("abc").font(.body.smallCaps()))
    #expect(laidOut.size.height.isNear(20.33))
    #expect(laidOut.size.width < LaidOut(Text("ABC")).size.width)
    #expect(laidOut.elements[0].content == "abc")
  }
}

extension CGFloat {
  /// Whether a length is another one, to the second decimal place.
  func isNear(_ other: CGFloat, within tolerance: CGFloat = 0.0051) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
