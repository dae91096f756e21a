import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct EffectTests {
  private func effects(_ view: some View) -> [GroupEffect] {
    LaidOut(view.padding(10), width: 50, height: 40).effects
  }

  /// 20 by 10 points at 10, 10.
  private var content: some View { Color.red.frame(width: 20, height: 10) }
  private let area = CGRect(x: 10, y: 10, width: 20, height: 10)

  @Test func effectsLeaveTheSizeAlone() {
    let drawn = LaidOut(
      content.shadow(radius: 8).blur(radius: 4).scaleEffect(3).rotationEffect(.degrees(45))
        .opacity(0.5).clipShape(Circle()).mask { Circle() }, width: 50, height: 40)
    #expect(drawn.size == CGSize(width: 20, height: 10))
  }

  @Test func theStandardShadowIsBlackAtAThird() {
    #expect(
      effects(content.shadow(radius: 8)) == [
        .shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.33), radius: 8, offset: .zero)
      ])
    #expect(
      effects(content.shadow(color: .red, radius: 2, x: 1, y: -1)) == [
        .shadow(color: RGBA(255, 59, 48), radius: 2, offset: CGSize(width: 1, height: -1))
      ])
  }

  @Test func opacityIsOfTheWholeAndOneIsNothing() {
    #expect(effects(content.opacity(0.25)) == [.opacity(0.25)])
    #expect(effects(content.opacity(1)) == [])
    #expect(effects(content.opacity(3)) == [.opacity(1)])
    #expect(effects(content.opacity(-1)) == [.opacity(0)])
  }

  @Test func clippingIsByTheBoundsOrAShapeInThem() {
    #expect(effects(content.clipped()) == [.clip(.rectangle(area), .nonZero)])
    func inArea(_ shape: some Shape) -> Outline { shape.outline(in: area, environment: .init()) }
    #expect(effects(content.clipShape(Ellipse())) == [.clip(inArea(Ellipse()), .nonZero)])
    #expect(effects(content.clipShape(.capsule)) == [.clip(inArea(Capsule()), .nonZero)])
    // The corners of this modifier are arcs of a circle.
    let circular = RoundedRectangle(cornerRadius: 4, style: .circular)
    #expect(effects(content.cornerRadius(4)) == [.clip(inArea(circular), .nonZero)])
  }

  @Test func transformsKeepTheirAnchor() throws {
    func moved(_ view: some View, _ point: CGPoint) throws -> CGPoint {
      guard case .transform(let transform) = try #require(effects(view).first) else {
        Issue.record("The effect is a transform.")
        return .zero
      }
      return transform.apply(to: point)
    }
    let middle = CGPoint(x: 20, y: 15)
    #expect(try moved(content.scaleEffect(2), middle) == middle)
    #expect(
      try moved(content.scaleEffect(x: 2, y: 1, anchor: .topLeading), CGPoint(x: 30, y: 20))
        == CGPoint(x: 50, y: 20))
    let turned = try moved(content.rotationEffect(.degrees(90)), CGPoint(x: 30, y: 15))
    #expect(abs(turned.x - 20) < 1e-9 && abs(turned.y - 25) < 1e-9)
    // Half a turn around the vertical axis is a mirror; a third of it halves the width.
    let flipped = try moved(
      content.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)), CGPoint(x: 30, y: 15))
    #expect(abs(flipped.x - 10) < 1e-9 && abs(flipped.y - 15) < 1e-9)
    let third = try moved(
      content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)), CGPoint(x: 30, y: 15))
    #expect(abs(third.x - 25) < 1e-9)
    #expect(
      try moved(
        content.transformEffect(CGAffineTransform(translationX: 3, y: 4)), CGPoint(x: 10, y: 10))
        == CGPoint(x: 13, y: 14))
  }

  @Test func theFirstModifierIsTheInnermostGroup() {
    #expect(effects(content.blur(radius: 2).opacity(0.5)) == [.opacity(0.5), .blur(radius: 2)])
    #expect(
      effects(content.blur(radius: 2, opaque: true))
        == [.clip(.rectangle(area), .nonZero), .blur(radius: 2)])
  }

  @Test func compositingFlattensAndBlendingHasItsMode() {
    #expect(effects(content.compositingGroup()) == [.flatten])
    #expect(effects(content.drawingGroup()) == [.flatten])
    #expect(effects(content.blendMode(.multiply)) == [.blend(.multiply)])
    #expect(effects(content.blendMode(.normal)) == [])
    for mode in SwiftUI.BlendMode.allCases {
      #expect(mode.drawing.rawValue == "\(mode)")
    }
  }

  /// Applies a matrix to an opaque colour.
  private func result(_ view: some View, on color: [Double]) throws -> [Double] {
    guard case .colorMatrix(let matrix) = try #require(effects(view).first) else {
      Issue.record("The effect is a colour matrix.")
      return []
    }
    let input = color + [1, 1]
    return stride(from: 0, to: 20, by: 5).map { row in
      zip(matrix.rows[row..<row + 5], input).map(*).reduce(0, +)
    }
  }

  @Test func colorEffectsAreMatrices() throws {
    let orange = [1.0, 0.5, 0]
    func check(_ view: some View, _ expected: [Double]) throws {
      for (value, wanted) in zip(try result(view, on: orange), expected) {
        #expect(abs(value - wanted) < 1e-3)
      }
    }
    try check(content.brightness(0.25), [1.25, 0.75, 0.25, 1])
    try check(content.contrast(0.5), [0.75, 0.5, 0.25, 1])
    // Luminance: 0.2126 + 0.7152 / 2 = 0.5702.
    try check(content.saturation(0), [0.5702, 0.5702, 0.5702, 1])
    try check(content.grayscale(1), [0.5702, 0.5702, 0.5702, 1])
    try check(content.saturation(1), [1, 0.5, 0, 1])
    try check(content.colorInvert(), [0, 0.5, 1, 1])
    try check(content.colorMultiply(Color(red: 0.5, green: 1, blue: 1)), [0.5, 0.5, 0, 1])
    try check(content.hueRotation(.degrees(360)), [1, 0.5, 0, 1])
    try check(content.luminanceToAlpha(), [0, 0, 0, 0.5702])
  }

  @Test func aMaskIsLaidOutInTheSizeOfTheView() throws {
    for view in [
      AnyView(content.mask { Circle() }), AnyView(content.mask(Circle())),
      AnyView(content.mask(alignment: .center) { Circle() }),
    ] {
      guard case .mask(let items) = try #require(effects(view).first) else {
        Issue.record("The effect is a mask.")
        return
      }
      guard case .element(let element, _) = try #require(items.first) else {
        Issue.record("The mask is a shape.")
        return
      }
      #expect(element.frame == CGRect(x: 15, y: 10, width: 10, height: 10))
    }
  }

  @Test func hiddenViewsKeepTheirPlace() {
    let drawn = LaidOut(content.hidden(), width: 50, height: 40)
    #expect(drawn.size == CGSize(width: 20, height: 10))
    #expect(drawn.items.isEmpty)
  }

  @Test func theAppearanceIsSetForAView() {
    let color = Color.primary.frame(width: 5, height: 5)
    #expect(LaidOut(color.colorScheme(.dark)).paints == [.color(.white)])
    #expect(LaidOut(color.preferredColorScheme(.dark)).paints == [.color(.white)])
    #expect(LaidOut(color.preferredColorScheme(nil)).paints == [.color(.black)])
  }
}
