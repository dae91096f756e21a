import Drawing
import Testing

@testable import SwiftUI

/// Each form that people write has one meaning.
@MainActor struct BackgroundTests {
  private let red = Paint.color(RGBA(255, 59, 48))

  private func laidOut(_ view: some View) -> LaidOut { LaidOut(view, width: 30, height: 20) }

  @Test func aColorBehindAViewFillsItsArea() {
    let content = Color.clear.frame(width: 20, height: 10)
    let forms: [AnyView] = [
      AnyView(content.background(Color.red)), AnyView(content.background(.red)),
      AnyView(content.background { Color.red }),
      AnyView(content.background(Color.red, alignment: .top)),
      AnyView(content.background(.red, ignoresSafeAreaEdges: .all)),
      AnyView(content.background(.red, in: Rectangle())),
      AnyView(content.background(.red, in: .rect)),
    ]
    for form in forms {
      let drawn = laidOut(form)
      #expect(drawn.size == CGSize(width: 20, height: 10))
      #expect(drawn.paints == [red, .color(.clear)])
      #expect(drawn.outlines[0] == .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)))
    }
  }

  @Test func aColorInFrontOfAViewFillsItsArea() {
    let content = Color.clear.frame(width: 20, height: 10)
    let forms: [AnyView] = [
      AnyView(content.overlay(Color.red)), AnyView(content.overlay(.red)),
      AnyView(content.overlay { Color.red }), AnyView(content.overlay(.red, in: .rect)),
    ]
    for form in forms { #expect(laidOut(form).paints == [.color(.clear), red]) }
  }

  @Test func styleAndShapeAreGivenTogether() {
    let content = Color.clear.frame(width: 20, height: 20)
    let circle = laidOut(content.background(.blue.gradient, in: Circle()))
    #expect(circle.elements.map(\.kind) == ["Circle", "Color"])
    let rounded = laidOut(
      content.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12)))
    #expect(rounded.elements.map(\.kind) == ["RoundedRectangle", "Color"])
    let capsule = laidOut(content.background(in: .capsule).backgroundStyle(.red))
    #expect(capsule.elements.map(\.kind) == ["Capsule", "Color"])
    #expect(capsule.paints[0] == red)
  }

  @Test func aViewBehindMayHaveASizeOfItsOwn() {
    let drawn = laidOut(
      Color.clear.frame(width: 20, height: 10)
        .background(alignment: .bottomTrailing) { Color.red.frame(width: 4, height: 4) })
    #expect(drawn.outlines[0] == .rectangle(CGRect(x: 16, y: 6, width: 4, height: 4)))
  }

  @Test func aBorderLiesOnTheInnerSide() {
    let drawn = laidOut(Color.clear.frame(width: 20, height: 10).border(.red, width: 2))
    #expect(drawn.size == CGSize(width: 20, height: 10))
    #expect(drawn.paints == [.color(.clear), red])
    // The line of 2 points is centred 1 point inside.
    #expect(drawn.outlines[1] == .rectangle(CGRect(x: 1, y: 1, width: 18, height: 8)))
  }
}
