import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct TextDrawingTests {
  nonisolated static let baselines: [(Font, CGFloat, Int)] = [
    // The rounded top of the box and round(0.95215 × size × 3): 48.56, 62.84, 31.42 pixels.
    (.body, 0, 49), (.body, 10, 30 + 49), (.title2, 0, 63), (.caption2, 0, 31),
    // The top lies at 31.5 pixels and goes up to 32.
    (.body, 10.5, 32 + 49),
  ]

  @Test("Baselines lie on the pixel that was measured", arguments: baselines)
  func baseline(font: Font, top: CGFloat, pixels: Int) throws {
    let view = Text("x").font(font).padding(
      EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0))
    let run = try #require(LaidOut(view).glyphRuns.first)
    #expect((run.origin.y * 3).isNear(CGFloat(pixels), within: 0.001))
  }

  @Test func `Texts of a row stand on one baseline`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.title)
      Text("b").font(.caption)
      Box(.fixed(10), .fixed(5))
    }
    // The baseline lies 80 pixels below the top of the title and 34 below that of the caption.
    let frames = LaidOut(row).frames
    #expect(frames[0].minY.isNear(0))
    #expect(frames[1].minY.isNear(46.0 / 3))
    #expect(frames[2].minY.isNear(80.0 / 3 - 5))
  }

  @Test func `The last baseline is that of the last line`() {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("a\nb")
      Text("c")
    }
    #expect(LaidOut(row).frames[1].minY.isNear(22))
  }

  @Test func `A text shrinks by the steps that were measured`() throws {
    let natural = LaidOut(Text("Shrinking text")).size.width
    let view = Text("Shrinking text").lineLimit(1).minimumScaleFactor(0.5)
    #expect(LaidOut(view, width: natural).elements[0].traits == [])
    let narrow = (natural * 0.7).rounded()
    let laidOut = LaidOut(view, width: narrow)
    guard case .scaledDown(let factor) = laidOut.elements[0].traits.first else {
      Issue.record("The text is not scaled.")
      return
    }
    let steps = (factor - 0.5) / 0.5 * 128
    #expect(abs(steps - steps.rounded()) < 1e-9)
    #expect(laidOut.size.width <= narrow)
    let height = (CGFloat(factor) * 17 * 1.19336 * 3).rounded(.up) / 3
    #expect(laidOut.size.height.isNear(height))
    // Too narrow even for half the size: half the size, and truncated.
    let traits = LaidOut(view, width: natural * 0.3).elements[0].traits
    #expect(traits.contains(.scaledDown(0.5)))
    #expect(traits.count == 2)
  }

  @Test func `Each run has its own style`() {
    let text =
      Text("a") + Text("b").foregroundColor(.red) + Text("[c](https://x.y)")
      + Text("d").foregroundStyle(.secondary)
    let environment = EnvironmentValues()
    let expected: [RGBA?] = [
      environment.foreground.color, Color.red.rgba(in: environment), environment.tint.color,
      environment.resolve(HierarchicalShapeStyle.secondary).color,
    ]
    let laidOut = LaidOut(text)
    #expect(laidOut.elements[0].content == "abcd")
    #expect(laidOut.glyphColors == expected)
    #expect(laidOut.elements[0].traits == [.link("https://x.y")])
  }

  @Test func `Lines are drawn under and through words`() {
    let plain = LaidOut(Text("ab"))
    #expect(plain.fills.isEmpty)
    let lined = LaidOut(Text("ab").underline(color: .red).strikethrough())
    #expect(lined.fills.count == 2)
    // 0.06 × 17 points are 3 pixels.
    #expect(
      lined.fills.allSatisfy {
        $0.height.isNear(1) && $0.width.isNear(plain.size.width, within: 0.34)
      })
    #expect(LaidOut(Text("ab").underline(false).underline()).fills.isEmpty)
    #expect(LaidOut(Text("ab").underline()).fills.count == 1)
    #expect(LaidOut(VStack { Text("ab") }.strikethrough()).fills.count == 1)
  }

  @Test func `Attributed strings keep their attributes`() throws {
    var string = AttributedString("ab")
    let second = try #require(string.range(of: "b"))
    string[second].font = .title
    string[second].foregroundColor = .red
    string[second].backgroundColor = .green
    string[second].link = URL(string: "https://x.y")
    let laidOut = LaidOut(Text(string))
    #expect(laidOut.size.height.isNear(33.67))
    #expect(laidOut.glyphColors.last == Color.red.rgba(in: EnvironmentValues()))
    #expect(laidOut.fills.count == 1)
    #expect(laidOut.elements[0].content == "ab")
  }

  @Test func `A screen reader is given the label of a text`() {
    let laidOut = LaidOut(Text("5:40").accessibilityLabel("Five minutes"))
    #expect(laidOut.elements[0].accessibilityLabel == "Five minutes")
  }

  @Test func `A redacted text shows a bar for each line and no words`() {
    let laidOut = LaidOut(Text("one\ntwo").redacted(reason: .placeholder))
    #expect(laidOut.glyphRuns.isEmpty)
    #expect(laidOut.fills.count == 2)
    #expect(LaidOut(Text("one").privacySensitive()).glyphRuns.count == 1)
  }

  @Test func `An image in a text stands on the baseline in the text's style`() throws {
    let text = Text("a \(Image(systemName: "star.fill")) b").font(.title).foregroundColor(.red)
    let laidOut = LaidOut(text)
    #expect(laidOut.elements.map(\.kind) == ["Text", "Image"])
    let symbol = laidOut.elements[1]
    #expect(symbol.font == "title 28 regular")
    let runs = laidOut.glyphRuns
    let first = try #require(runs.first)
    let last = try #require(runs.last)
    #expect(symbol.frame.minX > first.origin.x && symbol.frame.maxX <= last.origin.x + 0.34)
    let alone = LaidOut(Image(systemName: "star.fill").font(.title)).elements[0].frame
    #expect(symbol.frame.size.height.isNear(alone.height, within: 0.34))
    #expect(laidOut.elements[0].content == "a  b")
  }
}
