import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct ImageTests {
  /// A picture of 60 by 30 pixels.
  private static func picture() throws -> ImageReference {
    let renderer = Renderer(fonts: FontLibrary(), images: ImageStore())
    let list = DisplayList(
      size: CGSize(width: 60, height: 30),
      items: [
        .fill(.rectangle(CGRect(x: 0, y: 0, width: 60, height: 30)), .color(.black), .nonZero)
      ])
    return .data(try renderer.png(list, scale: 1))
  }

  private func placements(_ drawn: LaidOut) -> [ImagePlacement] {
    drawn.leaves.compactMap { item in
      if case .image(let placement) = item { placement } else { nil }
    }
  }

  @Test func anImageHasItsPixelsDividedByItsScale() throws {
    let image = Image(try Self.picture(), scale: 3)
    for (width, height) in [(nil, nil), (5, 5), (300, 300)] as [(CGFloat?, CGFloat?)] {
      #expect(
        LaidOut(image, width: width, height: height).size == CGSize(width: 20, height: 10))
    }
  }

  @Test func aResizableImageTakesTheProposal() throws {
    let image = Image(try Self.picture(), scale: 3).resizable()
    #expect(LaidOut(image, width: 50, height: 40).size == CGSize(width: 50, height: 40))
    #expect(LaidOut(image, width: 50).size == CGSize(width: 50, height: 10))
    #expect(
      LaidOut(image.scaledToFit(), width: 50, height: 40).size == CGSize(width: 50, height: 25))
    #expect(
      LaidOut(image.scaledToFill(), width: 50, height: 40).size == CGSize(width: 80, height: 40))
  }

  @Test func capInsetsTilesAndInterpolationReachTheCanvas() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let image = Image(try Self.picture(), scale: 2).interpolation(.none)
      .resizable(capInsets: insets, resizingMode: .tile)
    let placement = try #require(placements(LaidOut(image, width: 50, height: 40)).first)
    #expect(placement.capInsets == [1, 2, 3, 4])
    #expect(placement.isTiled)
    #expect(placement.interpolation == .none)
    #expect(placement.scale == 2)
  }

  @Test func aTemplateIsFilledWithTheForeground() throws {
    let image = Image(try Self.picture(), scale: 3)
    let template = LaidOut(image.renderingMode(.template).foregroundColor(.red))
    #expect(try #require(placements(template).first).template == .color(RGBA(255, 59, 48)))
    #expect(try #require(placements(LaidOut(image)).first).template == nil)
  }

  @Test func aMissingImageTakesNoPlaceAndIsMarked() throws {
    let drawn = LaidOut(Image("nowhere"), width: 50, height: 40)
    #expect(drawn.size == .zero)
    #expect(drawn.leaves.isEmpty)
    #expect(drawn.elements.first?.traits == [.unknownName(suggestions: [])])
    #expect(LaidOut(Image("nowhere").resizable(), width: 50, height: 40).size == .zero)
  }

  @Test func decorativeImagesAndLabelsAreMeantForScreenReaders() throws {
    #expect(
      LaidOut(Image(decorative: "nowhere")).elements.first?.traits
        == [.unknownName(suggestions: []), .accessibilityHidden])
    #expect(
      LaidOut(Image("nowhere", label: Text(verbatim: "Logo"))).elements.first?
        .accessibilityLabel == "Logo")
  }
}
