import Foundation
import SwiftUI
import Testing

@testable import Charts

struct CurveTests {
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20)]

  private func corners(_ method: InterpolationMethod) -> [CGPoint] {
    Curve(points, method).pieces.compactMap { if case .line(let point) = $0 { point } else { nil } }
  }

  @Test("A straight line goes from point to point")
  func linear() { #expect(corners(.linear) == Array(points.dropFirst())) }

  @Test("Steps change height at the start, in the middle or at the end of the way")
  func steps() {
    func places(_ method: InterpolationMethod) -> [CGFloat] {
      Array(corners(method).prefix(2)).map(\.x)
    }
    #expect(places(.stepStart) == [0, 0])
    #expect(places(.stepCenter) == [5, 5])
    #expect(places(.stepEnd) == [10, 10])
  }

  @Test("A cardinal spline leaves a point in the direction of its neighbours")
  func cardinal() {
    // At (10, 20) the neighbours are (0, 0) and (20, 20): a sixth of (20, 20) from the point.
    guard case .curve(let control, _, _)? = Curve(points, .cardinal).pieces.last else {
      Issue.record("not a curve")
      return
    }
    #expect(abs(control.x - 40 / 3) < 1e-9 && abs(control.y - 70 / 3) < 1e-9)
  }

  @Test("A monotone spline is level where the data stop rising")
  func monotone() {
    // The slopes are 2 and 0: where one of them is level the tangent is level too.
    guard case .curve(_, let control, _)? = Curve(points, .monotone).pieces.first else {
      Issue.record("not a curve")
      return
    }
    #expect(abs(control.x - 20 / 3) < 1e-9 && control.y == 20)
  }

  @Test(
    "All curves go through the points",
    arguments: [
      InterpolationMethod.cardinal, .catmullRom, .monotone, .catmullRom(alpha: 0), .stepCenter,
    ])
  func ends(_ method: InterpolationMethod) {
    let curve = Curve(points, method)
    #expect(curve.start == points[0])
    #expect(curve.end == points[2])
  }

  @Test("Equal points make no senseless curve")
  func equal() {
    let curve = Curve([.zero, .zero, CGPoint(x: 3, y: 4)], .catmullRom)
    for case .curve(let control1, let control2, _) in curve.pieces {
      #expect(control1.x.isFinite && control2.y.isFinite)
    }
  }
}
