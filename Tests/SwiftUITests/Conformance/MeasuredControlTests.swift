import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Sections 18.6 and 18.7 of the reference page on layout, where what is drawn was measured and not
/// only the box around it.
@MainActor struct MeasuredControlTests {
  private func ink(of symbol: String, size: CGFloat) throws -> CGRect {
    let drawn = LaidOut(Image(systemName: symbol).font(.system(size: size)))
    let fonts = RenderingServices.shared.text.fonts
    let outlines = drawn.outlines + drawn.glyphRuns.map { fonts.outline(of: $0) }
    // The exact bounds of the curves, not those of their control points.
    let ink = outlines.reduce(CGRect.null) { $0.union(Path($1).boundingRect) }
    try #require(!ink.isNull)
    return ink
  }

  /// Stand-ins keep their own proportions, so only one side can be as measured.
  @Test(
    "18.6: A symbol's ink is as wide or as high as measured, and in neither larger, to 0.02 em",
    arguments: [
      ("clock.circle.fill", 1.00, 1.00), ("house", 1.17, 1.03), ("lock.fill", 0.67, 0.96),
      ("map", 1.02, 0.97), ("star.fill", 1.10, 1.05), ("network", 1.00, 1.00),
    ] as [(String, CGFloat, CGFloat)])
  func ink(symbol: String, width: CGFloat, height: CGFloat) throws {
    let ink = try ink(of: symbol, size: 28)
    let (wider, higher) = (ink.width / 28 - width, ink.height / 28 - height)
    #expect(wider <= 0.02 && higher <= 0.02)
    #expect(abs(wider) <= 0.02 || abs(higher) <= 0.02)
  }

  @Test("18.6: A gearshape at 17 points has 18.0 of ink, within half a pixel")
  func gearshape() throws {
    let ink = try ink(of: "gearshape", size: 17)
    #expect(abs(max(ink.width, ink.height) - 18) <= 0.17)
  }

  @Test("18.7: A circular gauge's value stands on 36.67, its label on 52.33")
  func baselines() {
    let drawn = LaidOut(
      Gauge(value: 0.5) {
        Text("Q")
      } currentValueLabel: {
        Text("65")
      }
      .gaugeStyle(.accessoryCircular), width: 200, height: 200)
    let baselines = drawn.glyphRuns.reduce(into: [:]) { $0[$1.text] = $1.origin.y }
    #expect(baselines["65"]?.isNear(36.67) == true)
    #expect(baselines["Q"]?.isNear(52.33) == true)
  }
}
