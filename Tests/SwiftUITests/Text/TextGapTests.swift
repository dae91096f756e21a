import Foundation
import Testing

@testable import SwiftUI

/// Gaps in stacks without a spacing of their own, worked out by the rules for texts.
///
/// With h = 1.19336 × size, s = h / 10 rounded up to a pixel, descent = 0.24121 × size and cap
/// height = 0.70459 × size: above a text descent + s, below it h + s − cap height.
@MainActor struct TextGapTests {
  let box = Box(.fixed(10))

  private func gap(_ upper: some View, _ lower: some View) -> CGFloat {
    let heights = LaidOut(upper).size.height + LaidOut(lower).size.height
    let stack = VStack {
      upper
      lower
    }
    return LaidOut(stack).size.height - heights
  }

  nonisolated static let belowBox: [(Font, CGFloat)] = [
    (.footnote, 4.80), (.body, 6.43), (.system(size: 35), 12.78), (.caption2, 3.99),
  ]

  @Test("A plain view stands this far above a text", arguments: belowBox)
  func boxAboveText(font: Font, expected: CGFloat) {
    #expect(gap(box, Text("a").font(font)).isNear(expected))
  }

  nonisolated static let aboveBox: [(Font, CGFloat)] = [
    (.title3, 12.44), (.callout, 9.82), (.body, 10.64),
  ]

  @Test("A plain view stands this far below a text", arguments: aboveBox)
  func textAboveBox(font: Font, expected: CGFloat) {
    #expect(gap(Text("a").font(font), box).isNear(expected))
  }

  nonisolated static let belowText: [(Font, CGFloat)] = [
    (.title2, 2), (.caption, 2), (.title, 0.67), (.body, 2), (.caption2, 0), (.largeTitle, 0.67),
    (.title3, 1.33), (.subheadline, 2.33), (.footnote, 2.67),
  ]

  @Test("A text stands this far below another, whatever that one's font is", arguments: belowText)
  func textAboveText(font: Font, expected: CGFloat) {
    for upper in [Font.caption2, .largeTitle] {
      #expect(gap(Text("a").font(upper), Text("b").font(font)).isNear(expected))
    }
  }

  @Test func `Padding makes an edge that of a plain view`() {
    #expect(gap(Text("a").padding(.bottom, 3), Text("b")).isNear(6.43))
    #expect(gap(Text("a").padding(.bottom, 3), Text("b").padding(.top, 1)).isNear(8))
  }

  @Test func `A row passes on the largest distance of its views`() {
    let row = HStack {
      box
      Text("a").font(.callout)
    }
    #expect(gap(row, row).isNear(9.82))
  }

  @Test func `Beside a text the gap is 8`() {
    let text = LaidOut(Text("a")).size.width
    let row = HStack {
      box
      Text("a")
      Text("a")
    }
    #expect(LaidOut(row).size.width.isNear(10 + 8 + text + 8 + text))
  }

  @Test func `A text that shrinks keeps the gaps of its own font`() {
    let text = Text("A text to shrink").minimumScaleFactor(0.1).lineLimit(1)
    let stack = VStack {
      box
      text
    }
    let laidOut = LaidOut(stack, width: 40)
    let shrunk = laidOut.elements[1].frame
    #expect(shrunk.height < 15)
    #expect((shrunk.minY - 10).isNear(6.43, within: 0.17))
  }
}
