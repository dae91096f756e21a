import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct ShapeTests {
  @Test(
    "Shapes take the proposal, or 10 points, and a circle the smaller side",
    arguments: [(nil, nil), (30, nil), (nil, 30), (30, 20)] as [(CGFloat?, CGFloat?)])
  func sizes(width: CGFloat?, height: CGFloat?) {
    let all = CGSize(width: width ?? 10, height: height ?? 10)
    for shape in [AnyView(Rectangle()), AnyView(Capsule()), AnyView(Ellipse()), AnyView(Color.red)]
    {
      #expect(LaidOut(shape, width: width, height: height).size == all)
    }
    let side = [width, height].compactMap { $0 }.min() ?? 10
    #expect(
      LaidOut(Circle(), width: width, height: height).size == CGSize(width: side, height: side))
  }

  /// Insets of a continuous corner's edge, in radii, that were measured.
  @Test(
    "A continuous corner has the measured insets",
    arguments: [(0.08, 0.63), (0.2, 0.40), (0.5, 0.14), (1.0, 0.013), (1.15, 0.01), (1.3, 0.004)]
      as [(CGFloat, CGFloat)])
  func continuousCorner(distance: CGFloat, inset: CGFloat) {
    let path = RoundedRectangle(cornerRadius: 100).path(
      in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    // Halve the way down from the top edge to the first point inside. The reading 1.15 at 0.01 is
    // taken from the other edge, where it is less steep: the corner is symmetric.
    let x = distance * 100
    var (outside, inside) = (CGFloat(-1), CGFloat(200))
    while inside - outside > 0.01 {
      let middle = (outside + inside) / 2
      if path.contains(CGPoint(x: x, y: middle)) { inside = middle } else { outside = middle }
    }
    #expect(abs(inside - inset * 100) < (distance < 1 ? 1 : 0.6))
  }

  @Test func aCircularCornerIsAQuarterOfACircle() {
    let path = RoundedRectangle(cornerRadius: 100, style: .circular).path(
      in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    // 45 degrees: 100 − 100 / √2 = 29.29 from both edges.
    #expect(!path.contains(CGPoint(x: 29, y: 29)))
    #expect(path.contains(CGPoint(x: 29.6, y: 29.6)))
    #expect(path.contains(CGPoint(x: 101, y: 0.1)))
  }

  @Test func anInsetCornerHasTheSameCentre() {
    let whole = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let expected = RoundedRectangle(cornerRadius: 15, style: .circular)
      .path(in: CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(whole.path(in: rect) == expected)
  }

  @Test func aShapeIsFilledWithTheForeground() {
    let drawn = LaidOut(Circle().foregroundColor(.red), width: 20, height: 20)
    #expect(drawn.elements.map(\.kind) == ["Circle"])
    #expect(drawn.paints == [.color(RGBA(255, 59, 48))])
    #expect(drawn.outlines == [.ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))])
  }

  @Test func fillsAndStrokesAreLaidOverEachOther() {
    let drawn = LaidOut(
      Rectangle().fill(.red).stroke(.black, lineWidth: 2).strokeBorder(.white, lineWidth: 4),
      width: 20, height: 10)
    #expect(drawn.elements.count == 1)
    #expect(drawn.paints == [.color(RGBA(255, 59, 48)), .color(.black), .color(.white)])
    #expect(
      drawn.outlines == [
        .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)),
        .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)),
        .rectangle(CGRect(x: 2, y: 2, width: 16, height: 6)),
      ])
  }

  @Test func aStrokeIsCentredOnTheOutlineAndKeepsItsStyle() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2])
    let forms: [AnyView] = [
      AnyView(Circle().stroke(.red, style: style)),
      AnyView(Circle().stroke(style: style).fill(.red)),
      AnyView(Circle().stroke(style: style).foregroundColor(.red)),
    ]
    for form in forms {
      let drawn = LaidOut(form, width: 20, height: 20).leaves
      #expect(
        drawn == [
          .stroke(
            .ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)),
            .color(RGBA(255, 59, 48)),
            StrokeOptions(width: 3, cap: .round, join: .bevel, dash: [4, 2]))
        ])
    }
  }

  @Test func aShapeIsDrawnOnWholePixels() {
    // 10.1 points at 3 pixels a point: 30.3 pixels, rounded to 30.
    let drawn = LaidOut(Rectangle().frame(width: 10.1, height: 10.2), width: 50, height: 50)
    #expect(
      drawn.outlines == [
        .rectangle(CGRect(x: 0, y: 0, width: 10, height: 31.0 / 3))
      ])
  }

  @Test func shapesAreChangedWithoutAChangeOfSize() {
    let shape = Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).offset(x: 2, y: 3)
    let drawn = LaidOut(shape, width: 20, height: 10)
    #expect(drawn.size == CGSize(width: 20, height: 10))
    #expect(
      drawn.outlines.first?.applying(.identity).elements.first == .move(CGPoint(x: 2, y: 3)))
    #expect(
      shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
        == CGRect(x: 2, y: 3, width: 10, height: 5))
    #expect(drawn.elements.map(\.kind) == ["Rectangle"])
    let size = Rectangle().size(width: 4, height: 5)
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
    #expect(size == CGRect(x: 0, y: 0, width: 4, height: 5))
    let turned = Rectangle().rotation(.degrees(90))
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
    #expect(abs(turned.width - 10) < 1e-9 && abs(turned.height - 20) < 1e-9)
  }

  /// A shape as people write it.
  private struct Wedge: Shape {
    var share: CGFloat
    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addRect(
        CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
      return path
    }
  }

  @Test func aShapeOfOnesOwnIsAViewAndIsMirrored() {
    let drawn = LaidOut(Wedge(share: 0.25), width: 20, height: 10)
    #expect(drawn.elements.map(\.kind) == ["Wedge"])
    #expect(drawn.outlines == [.rectangle(CGRect(x: 0, y: 0, width: 5, height: 10))])
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    let mirrored = LaidOut(Wedge(share: 0.25), width: 20, height: 10, environment: values)
    #expect(mirrored.outlines.first?.elements.first == .move(CGPoint(x: 20, y: 0)))
  }

  @Test func aContainerRelativeShapeHasTheRadiusOfItsPresentation() {
    var values = EnvironmentValues()
    values.containerCornerRadius = 12
    let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
    let drawn = LaidOut(ContainerRelativeShape(), width: 60, height: 60, environment: values)
    #expect(drawn.outlines == [RoundedRectangle(cornerRadius: 12).path(in: rect).outline])
    let set = LaidOut(
      ContainerRelativeShape().containerShape(Circle()), width: 60, height: 60,
      environment: values)
    #expect(set.outlines == [.ellipse(in: rect)])
  }

  @Test func anEvenOddFillLeavesOverlapsOut() {
    let view = Rectangle().fill(.red, style: FillStyle(eoFill: true))
    guard case .fill(_, _, let rule) = LaidOut(view, width: 5, height: 5).leaves.first else {
      Issue.record("A rectangle is filled.")
      return
    }
    #expect(rule == .evenOdd)
  }
}
