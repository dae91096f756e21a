import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct StrokePixelTests {
  /// Measured: at 3 pixels a point a line of 1 point has two full rows between two half covered.
  @Test("18.8: A line of one point is centred on the outline")
  func aLineOfOnePointIsCentredOnTheOutline() throws {
    let view = Rectangle().stroke(.black, lineWidth: 1).frame(width: 20, height: 20).padding(10)
    let drawn = LaidOut(view)
    let bitmap = try Renderer(fonts: FontLibrary(), images: ImageStore())
      .bitmap(DisplayList(size: drawn.size, items: drawn.items), scale: 3)
    // The top edge lies 30 pixels below the top.
    let rows = (27...32).map { Int(bitmap[60, $0][3]) }
    #expect(rows[0] == 0 && rows[5] == 0)
    #expect(abs(rows[1] - 128) <= 1 && abs(rows[4] - 128) <= 1)
    #expect(rows[2] == 255 && rows[3] == 255)
  }
}
