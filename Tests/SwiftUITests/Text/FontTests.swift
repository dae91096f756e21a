import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct FontTests {
  nonisolated static let order: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption, .caption2,
  ]

  /// Human Interface Guidelines, Typography, Dynamic Type sizes.
  nonisolated static let sizes: [(DynamicTypeSize, [CGFloat])] = [
    (.xSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.xLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.xxLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.xxxLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibility1, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibility2, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibility3, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibility4, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibility5, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ]

  @Test("Text styles have the sizes of the guidelines", arguments: sizes)
  func stylesFollowDynamicType(typeSize: DynamicTypeSize, expected: [CGFloat]) {
    let found = Self.order.map { Font.system($0).resolved(for: typeSize).size }
    #expect(found == expected)
  }

  @Test func `Fixed sizes ignore the text size and relative ones follow it`() {
    let size = DynamicTypeSize.xxxLarge
    #expect(Font.system(size: 20).resolved(for: size).size == 20)
    #expect(Font.custom("Nunito", fixedSize: 20).resolved(for: size).size == 20)
    // Body grows from 17 to 23, largeTitle from 34 to 40.
    #expect(Font.custom("Nunito", size: 34).resolved(for: size).size == 46)
    #expect(
      Font.custom("Nunito", size: 17, relativeTo: .largeTitle).resolved(for: size).size == 20)
  }

  nonisolated static let weights: [(Font, Int)] = [
    (.body, 400), (.headline, 600), (.body.bold(), 600), (.headline.bold(), 600),
    (.title.bold(), 700), (.title3.bold(), 600), (.system(size: 12).bold(), 700),
    (.body.weight(.bold), 700), (.headline.weight(.light), 300),
    (.body.weight(.heavy).bold(), 800), (.body.bold(false), 400),
    (.system(size: 9, weight: .medium), 500), (.system(.caption, weight: .black), 900),
    (.body.weight(.light).weight(.thin), 200),
  ]

  @Test("Weights are those of the style, its bold form, or what is asked for", arguments: weights)
  func weightsOfFonts(font: Font, expected: Int) {
    #expect(font.resolved(for: .large).weight == expected)
  }

  nonisolated static let words: [(Font, String)] = [
    (.headline, "headline 17 semibold"),
    (.system(size: 14.5), "system 14.5 regular"),
    (.system(.title2, design: .rounded).bold(), "title2 22 bold rounded"),
    (.caption.italic(), "caption 12 regular italic"),
    (.body.monospaced(), "body 17 regular monospaced"),
    (.custom("Nunito", fixedSize: 11.25), "Nunito 11.25 regular"),
    (.custom("Nunito", fixedSize: 11.05), "Nunito 11.05 regular"),
  ]

  @Test("A font has a description for people", arguments: words)
  func descriptions(font: Font, expected: String) {
    #expect(font.resolved(for: .large).words == expected)
  }

  @Test func `Modifiers of a font reach the face`() {
    let font = Font.caption.monospacedDigit().smallCaps().leading(.tight).width(.condensed)
    let spec = font.resolved(for: .large)
    #expect(spec.monospacedDigits)
    #expect(spec.smallCaps)
    #expect(spec.leading == -1)
    #expect(spec.width == Font.Width.condensed.value)
    #expect(Font.caption.leading(.loose).resolved(for: .large).leading == 1)
  }

  @Test func `Views set the font of all texts in them, and a text its own`() {
    let view = VStack {
      Text("a")
      Text("b").font(.caption)
      Text("c").fontWeight(.thin)
      Text("d").bold(false)
    }
    .font(.title3).bold().fontDesign(.rounded)
    let fonts = LaidOut(view).elements.map(\.font)
    #expect(
      fonts == [
        "title3 20 semibold rounded", "caption 12 semibold rounded",
        "title3 20 semibold rounded", "title3 20 regular rounded",
      ])
  }

  @Test func `The innermost modifier of a text wins, as with views`() {
    let text = Text("a").font(.caption).fontWeight(.light).font(.title).fontWeight(.black)
    #expect(LaidOut(text).elements.map(\.font) == ["caption 12 light"])
  }

  @Test func `A presentation gives the font of texts that set none`() {
    var environment = EnvironmentValues()
    environment.defaultFont = .system(size: 14.5)
    let view = HStack {
      Text("a")
      Text("b").font(.footnote)
    }
    let fonts = LaidOut(view, environment: environment).elements.map(\.font)
    #expect(fonts == ["system 14.5 regular", "footnote 13 regular"])
  }
}
