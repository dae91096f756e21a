import Foundation
import Testing

@testable import Drawing

@Suite("Outlines")
struct OutlineTests {
  /// Points along the upper left corner of a large rounded square.
  private func corner(continuous: Bool, radius: CGFloat = 100) -> [CGPoint] {
    let outline = Outline.roundedRectangle(
      CGRect(x: 0, y: 0, width: 1000, height: 1000), radius: radius, continuous: continuous)
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for element in outline.elements {
      switch element {
      case .move(let point), .line(let point):
        current = point
        points.append(point)
      case .curve(let to, let control1, let control2):
        let from = current
        for step in 0...200 {
          let t = CGFloat(step) / 200
          let s = 1 - t
          points.append(
            CGPoint(
              x: s * s * s * from.x + 3 * s * s * t * control1.x + 3 * s * t * t * control2.x
                + t * t * t * to.x,
              y: s * s * s * from.y + 3 * s * s * t * control1.y + 3 * s * t * t * control2.y
                + t * t * t * to.y))
        }
        current = to
      case .quadCurve, .close: break
      }
    }
    return points.filter { $0.x < 400 && $0.y < 400 }
  }

  /// How far the edge lies from the left side at a distance from the top.
  private func inset(at distance: CGFloat, of points: [CGPoint]) -> CGFloat {
    points.min { abs($0.y - distance) < abs($1.y - distance) }?.x ?? .nan
  }

  private static let insets: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (0.01, 1.15, 0.86, 0.08), (0.08, 0.63, 0.61, 0.03), (0.2, 0.40, 0.40, 0.02),
    (0.5, 0.14, 0.13, 0.01), (1.0, 0.013, 0, 0.006), (1.3, 0.004, 0, 0.006),
  ]

  @Test(
    "18.8: A continuous corner has the measured insets, a plain one those of a circle",
    arguments: insets)
  func cornerInsets(
    distance: CGFloat, continuous: CGFloat, circular: CGFloat, tolerance: CGFloat
  ) {
    let smooth = inset(at: distance * 100, of: corner(continuous: true)) / 100
    #expect(abs(smooth - continuous) <= tolerance)
    let round = distance > 1 ? 0 : inset(at: distance * 100, of: corner(continuous: false)) / 100
    #expect(abs(round - circular) <= 0.03)
  }

  @Test("18.8: A continuous corner leaves the edge 1.53 radii before the corner")
  func cornerStart() {
    let outline = Outline.roundedRectangle(
      CGRect(x: 0, y: 0, width: 1000, height: 1000), radius: 100, continuous: true)
    #expect(outline.elements.first == .move(CGPoint(x: 0, y: 153)))
  }

  @Test("Radii are cut to half of the shorter side")
  func capsule() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(
      Outline.capsule(in: rect)
        == Outline.roundedRectangle(rect, radius: 400, continuous: false))
    #expect(Outline.capsule(in: rect).bounds == rect)
  }

  @Test("Bounds follow the curve, not its control points")
  func bounds() throws {
    let circle = Outline.circle(center: CGPoint(x: 5, y: 5), radius: 5)
    let bounds = try #require(circle.bounds)
    #expect(abs(bounds.width - 10) < 0.01)
    let arch = Outline([
      .move(.zero), .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)),
    ])
    #expect(abs(try #require(arch.bounds).maxY - 5) < 1e-6)
    #expect(arch.controlBounds?.maxY == 10)
  }

  @Test("A circle of curves is round")
  func roundness() {
    let arc = Outline.arc(
      center: .zero, radiusX: 100, radiusY: 100, start: 0, end: .pi / 2)
    guard case .curve(let to, let control1, let control2) = arc.elements[1] else {
      Issue.record("A quarter is one curve.")
      return
    }
    let middle = CGPoint(
      x: (100 + 3 * control1.x + 3 * control2.x + to.x) / 8,
      y: (0 + 3 * control1.y + 3 * control2.y + to.y) / 8)
    #expect(abs((middle.x * middle.x + middle.y * middle.y).squareRoot() - 100) < 0.03)
  }

  @Test("The extent of what is drawn includes effects and stops at clips")
  func inkBounds() {
    let fonts = FontLibrary()
    let square = DisplayItem.fill(
      .rectangle(CGRect(x: 10, y: 10, width: 10, height: 10)), .color(.black), .nonZero)
    let shadow = DisplayItem.group(
      .shadow(color: .black, radius: 10, offset: CGSize(width: 5, height: 0)), [square])
    #expect([shadow].inkBounds(fonts: fonts) == CGRect(x: -4, y: -9, width: 48, height: 48))
    let clip = DisplayItem.group(
      .clip(.rectangle(CGRect(x: 0, y: 0, width: 15, height: 15)), .nonZero), [square])
    #expect([clip].inkBounds(fonts: fonts) == CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect([DisplayItem]().inkBounds(fonts: fonts) == nil)
  }
}
