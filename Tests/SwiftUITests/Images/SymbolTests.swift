import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct SymbolTests {
  private func size(_ view: some View) -> CGSize { LaidOut(view).size }

  @Test func aSymbolGrowsWithItsFontAndImageScale() {
    let image = Image(systemName: "circle")
    let small = size(image.font(.system(size: 10)))
    let large = size(image.font(.system(size: 20)))
    #expect(abs(large.height - 2 * small.height) < 1)
    #expect(size(image.imageScale(.small)).height < size(image).height)
    #expect(size(image.imageScale(.large)).height > size(image).height)
  }

  @Test func aSymbolIgnoresTheProposalUnlessItIsResizable() {
    let image = Image(systemName: "circle")
    #expect(LaidOut(image, width: 5, height: 5).size == size(image))
    #expect(
      LaidOut(image.resizable(), width: 50, height: 30).size == CGSize(width: 50, height: 30))
  }

  @Test func aSymbolStandsOnTheBaselineOfItsNeighbours() throws {
    let drawn = LaidOut(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle")
        Text(verbatim: "A")
      })
    let symbol = try #require(drawn.elements.first { $0.kind == "Image" })
    let text = try #require(drawn.elements.first { $0.kind == "Text" })
    // The symbol is centred on the capitals: 0.70459 em high, 0.95215 em below the text's top.
    let capitals = text.frame.minY + 17 * (0.95215 - 0.70459 / 2)
    #expect(abs(symbol.frame.midY - capitals) < 0.5)
  }

  @Test("18.3 bullet 2: A symbol beside a text adds nothing to the gap below")
  func aSymbolBesideATextAddsNothingToTheGapBelow() {
    let below = Text(verbatim: "Below").font(.largeTitle)
    func gap(_ row: some View) -> CGFloat {
      size(
        VStack {
          row
          below
        }
      ).height - size(row).height - size(below).height
    }
    let text = Text(verbatim: "Above").font(.caption)
    let symbol = Image(systemName: "circle").font(.caption)
    #expect(
      abs(
        gap(
          HStack {
            symbol
            text
          }) - gap(text)) < 1e-6)
    // Alone it is a plain view, which keeps more distance from a text.
    #expect(gap(symbol) > gap(text) + 1)
  }

  @Test(
    "Variants are parts of the name in the order of SF Symbols",
    arguments: [
      (SymbolVariants.fill, "heart", "heart.fill"), (.fill, "heart.fill", "heart.fill"),
      (.circle, "heart.fill", "heart.circle.fill"), (.slash, "bell", "bell.slash"),
      (.slash.fill, "bell", "bell.slash.fill"),
      (.circle.fill, "bell.slash", "bell.slash.circle.fill"),
      (.none, "bell.fill", "bell.fill"), (.circle, "circle", "circle.circle"),
    ])
  func variants(variant: SymbolVariants, name: String, expected: String) {
    #expect(variant.name(of: name) == expected)
  }

  @Test func severalStylesMakeAPaletteWithoutBeingTold() {
    let image = Image(systemName: "checkmark.circle.fill")
    let paints = LaidOut(image.foregroundStyle(.white, .green)).paints
    #expect(paints.contains(.color(.white)) && paints.contains(.color(RGBA(52, 199, 89))))
    let one = LaidOut(image.symbolRenderingMode(.monochrome).foregroundStyle(.white, .green)).paints
    #expect(!one.contains(.color(RGBA(52, 199, 89))))
  }

  @Test func anUnknownSymbolIsMarkedWithNearNames() throws {
    let element = try #require(LaidOut(Image(systemName: "bicycel")).elements.first)
    #expect(element.content == "bicycel")
    guard case .unknownName(let suggestions) = try #require(element.traits.first) else {
      Issue.record("The name is unknown.")
      return
    }
    #expect(suggestions.contains("bicycle"))
  }
}
