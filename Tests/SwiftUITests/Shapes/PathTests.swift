import Foundation
import Testing

@testable import SwiftUI

struct PathTests {
  @Test func aPathIsWrittenAndReadAsNumbersAndLetters() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12.5, y: 5))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 0 l 12.5 5 10 10 q h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
  }

  @Test func theBoundsTouchTheCurveAndNotItsControlPoints() {
    var path = Path()
    path.move(to: .zero)
    // The middle of the curve is at 3/4 of the control points' height.
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 15))
    let circle = Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 10)).boundingRect
    #expect(abs(circle.minX - 5) < 1e-9 && abs(circle.maxX - 25) < 1e-9)
    #expect(abs(circle.minY - 5) < 1e-9 && abs(circle.maxY - 15) < 1e-9)
  }

  @Test func aPartOfALineIsCutByLength() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    }
    #expect(path.trimmedPath(from: 0, to: 0.5).description == "0 0 m 20 0 l")
    #expect(path.trimmedPath(from: 0.5, to: 1).description == "20 0 m 30 0 l 30 10 l")
    #expect(path.trimmedPath(from: 0.6, to: 0.6).isEmpty)
    #expect(path.trimmedPath(from: 0, to: 1) == path)
  }

  @Test(
    "A part of a circle ends at the angle of its fraction", arguments: [0.1, 0.25, 0.4, 0.7, 0.95])
  func trimmedCircle(fraction: CGFloat) throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let part = Circle().path(in: rect).trimmedPath(from: 0, to: fraction)
    let end = try #require(part.currentPoint)
    let angle = 2 * CGFloat.pi * fraction
    #expect(abs(end.x - (50 + 50 * cos(angle))) < 0.05)
    #expect(abs(end.y - (50 + 50 * sin(angle))) < 0.05)
  }

  @Test func aPointIsInsideOrOutside() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func anArcThatIsNotClockwiseRunsClockwiseOnAScreen() throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    // A quarter turn stays in its quarter; the other way round is three quarters.
    #expect(path.boundingRect.minX >= -1e-9)
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(abs(other.boundingRect.minX + 10) < 1e-6)
  }

  @Test func anArcBetweenTangentsRoundsACorner() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    guard case .line(let start) = path.elements[1] else {
      Issue.record("A line leads to the arc.")
      return
    }
    #expect(abs(start.x - 6) < 1e-9 && abs(start.y) < 1e-9)
  }

  @Test func aStrokedLineIsARectangleAroundIt() {
    let line = Path { path in path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)]) }
    let bounds = { (cap: CGLineCap) in
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 0, y: 3, width: 20, height: 4))
    #expect(bounds(.square) == CGRect(x: -2, y: 3, width: 24, height: 4))
    #expect(abs(bounds(.round).minX + 2) < 1e-9)
  }

  @Test func aStrokedCornerIsPointedRoundOrCutOff() {
    let corner = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    }
    func reaches(_ join: CGLineJoin, _ point: CGPoint) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(point)
    }
    #expect(reaches(.miter, CGPoint(x: 21.9, y: -1.9)))
    #expect(!reaches(.round, CGPoint(x: 21.9, y: -1.9)))
    #expect(reaches(.round, CGPoint(x: 21.3, y: -1.3)))
    #expect(!reaches(.bevel, CGPoint(x: 21.3, y: -1.3)))
    #expect(reaches(.bevel, CGPoint(x: 20.9, y: -0.9)))
  }

  @Test func dashesAreLinesAndGapsInTurn() {
    let line = Path { path in path.addLines([.zero, CGPoint(x: 20, y: 0)]) }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [6, 3]))
    for (x, isInked) in [(3, true), (7.5, false), (12, true), (16.5, false), (19, true)] {
      #expect(dashed.contains(CGPoint(x: x, y: 0.5)) == isInked)
    }
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 6))
    #expect(!shifted.contains(CGPoint(x: 1, y: 0.5)))
    #expect(shifted.contains(CGPoint(x: 4, y: 0.5)))
  }
}
