import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct GradientTests {
  private let blackToWhite = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]

  private func paint(of view: some View) -> Paint? {
    LaidOut(view.frame(width: 40, height: 20).padding(10)).paints.first
  }

  @Test func aLinearGradientIsFittedToTheAreaItFills() {
    #expect(
      paint(
        of: Rectangle().fill(
          LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
        == .linear(
          stops: blackToWhite, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 50, y: 20)))
    #expect(
      paint(
        of: Rectangle().fill(
          .linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)))
        == .linear(
          stops: blackToWhite, start: CGPoint(x: 30, y: 10), end: CGPoint(x: 30, y: 30)))
  }

  @Test func aGradientStandsByItselfAsAView() {
    #expect(
      paint(
        of: RadialGradient(
          colors: [.black, .white], center: .topLeading, startRadius: 2, endRadius: 8))
        == .radial(
          stops: blackToWhite, center: CGPoint(x: 10, y: 10), startRadius: 2, endRadius: 8))
  }

  @Test func anEllipticalGradientHasTheSidesOfItsArea() {
    #expect(
      paint(of: Rectangle().fill(EllipticalGradient(colors: [.black, .white])))
        == .elliptical(
          stops: blackToWhite, bounds: CGRect(x: 10, y: 10, width: 40, height: 20),
          center: CGPoint(x: 30, y: 20), startFraction: 0, endFraction: 0.5))
  }

  @Test func anAngularGradientGoesAroundOnce() {
    let turn = AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90))
    let start = Angle(degrees: 90).radians
    let whole = Paint.angular(
      stops: blackToWhite, center: CGPoint(x: 30, y: 20), startAngle: start,
      endAngle: start + Angle(degrees: 360).radians)
    #expect(paint(of: Rectangle().fill(turn)) == whole)
    let half = Paint.angular(
      stops: blackToWhite, center: CGPoint(x: 30, y: 20), startAngle: 0, endAngle: Double.pi)
    let view = Rectangle().fill(
      .angularGradient(
        colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(180)))
    #expect(paint(of: view) == half)
  }

  @Test func colorsOfAGradientAreAtEqualDistances() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func theGradientOfAColorIsAFifthLighterAtTheTop() throws {
    let paint = paint(of: Rectangle().fill(Color(red: 0, green: 0.5, blue: 1).gradient))
    guard case .linear(let stops, let start, let end) = try #require(paint) else {
      Issue.record("A colour's gradient is a linear one.")
      return
    }
    #expect(start == CGPoint(x: 30, y: 10))
    #expect(end == CGPoint(x: 30, y: 30))
    #expect(abs(stops[0].color.red - 0.2) < 1e-9)
    #expect(abs(stops[0].color.green - 0.6) < 1e-9)
    #expect(stops[1].color == RGBA(red: 0, green: 0.5, blue: 1))
  }

  @Test func opacityFadesEachStop() {
    #expect(
      paint(
        of: Rectangle().fill(
          .linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
            .opacity(0.5)))
        == .linear(
          stops: blackToWhite.map {
            GradientStop(color: $0.color.opacity(0.5), location: $0.location)
          }, start: CGPoint(x: 30, y: 10), end: CGPoint(x: 30, y: 30)))
  }

  @Test func aStylesShadowAndBlendModeAreGroups() {
    let view = Rectangle().fill(.black.shadow(.drop(radius: 3, y: 2)).blendMode(.screen))
    #expect(
      LaidOut(view, width: 10, height: 10).effects == [
        .blend(.screen),
        .shadow(
          color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.33), radius: 3,
          offset: CGSize(width: 0, height: 2)),
      ])
  }
}
