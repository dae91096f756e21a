import Foundation
import Testing

@testable import SwiftUI

@MainActor struct LazyGridTests {
  struct Case: Sendable {
    var name: String
    var items: [GridItem]
    var width: CGFloat
    var starts: [CGFloat]
    var lengths: [CGFloat]
  }

  nonisolated static let cases = [
    Case(
      name: "a fixed column takes its width", items: [GridItem(.fixed(30)), GridItem(.fixed(20))],
      width: 500, starts: [0, 38], lengths: [30, 20]),
    Case(
      name: "flexible columns share what is left",
      items: [GridItem(.fixed(24)), GridItem(.flexible()), GridItem(.flexible())], width: 100,
      // 100 - 24 - 16 is 60, 30 each.
      starts: [0, 32, 70], lengths: [24, 30, 30]),
    Case(
      name: "a column at its limit leaves the rest to the next",
      items: [GridItem(.flexible(maximum: 20)), GridItem(.flexible())], width: 108,
      starts: [0, 28], lengths: [20, 80]),
    Case(
      name: "a column never gets narrower than its minimum",
      items: [GridItem(.flexible(minimum: 80)), GridItem(.flexible())], width: 108,
      starts: [0, 88], lengths: [80, 20]),
    Case(
      name: "an adaptive column repeats as often as its minimum fits",
      items: [GridItem(.adaptive(minimum: 40), spacing: 10)], width: 150,
      // (150 + 10) / (40 + 10) is 3.2; three columns of (150 - 20) / 3.
      starts: [0, 160.0 / 3, 320.0 / 3], lengths: [130.0 / 3, 130.0 / 3, 130.0 / 3]),
    Case(
      name: "an adaptive column that does not fit is there once",
      items: [GridItem(.adaptive(minimum: 90))], width: 50, starts: [0], lengths: [90]),
  ]

  @Test(arguments: cases) func tracksFollowTheirItems(_ example: Case) {
    let tracks = GridTrack.tracks(for: example.items, in: example.width)
    #expect(tracks.count == example.lengths.count, "\(example.name)")
    for (index, track) in tracks.enumerated() where index < example.lengths.count {
      #expect(abs(track.start - example.starts[index]) < 1e-9, "\(example.name)")
      #expect(abs(track.length - example.lengths[index]) < 1e-9, "\(example.name)")
    }
  }

  @Test func rowsAreFilledOneAfterTheOther() {
    let grid = LaidOut(
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(20))], spacing: 2) {
        ForEach(0..<3) { Box(.fixed(10), .fixed(CGFloat(10 + $0)), name: "\($0)") }
      }, width: 100)
    // Rows of 11 and 12 with a gap of 2; views in the middle of their cells.
    #expect(grid.size == CGSize(width: 44, height: 25))
    #expect(grid["0"] == CGRect(x: 5, y: 0.5, width: 10, height: 10))
    #expect(grid["1"] == CGRect(x: 29, y: 0, width: 10, height: 11))
    #expect(grid["2"] == CGRect(x: 5, y: 13, width: 10, height: 12))
  }

  @Test func columnsAreFilledOneAfterTheOther() {
    let grid = LaidOut(
      LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))], spacing: 3) {
        ForEach(0..<3) { Box(.fixed(CGFloat(10 + $0)), .fixed(10), name: "\($0)") }
      }, height: 100)
    #expect(grid.size == CGSize(width: 26, height: 28))
    #expect(grid["2"] == CGRect(x: 14, y: 0, width: 12, height: 10))
  }

  @Test func aHiddenLayoutArrangesAsItDoesItself() {
    let layouts = [
      AnyLayout(HStackLayout(spacing: 2)), AnyLayout(VStackLayout(spacing: 3)),
      AnyLayout(ZStackLayout()), AnyLayout(GridLayout(verticalSpacing: 5)),
    ]
    let sizes = layouts.map { layout in
      LaidOut(
        layout {
          Box(.fixed(10))
          Box(.fixed(20))
        }
      ).size
    }
    #expect(
      sizes == [
        CGSize(width: 32, height: 10), CGSize(width: 20, height: 23),
        CGSize(width: 20, height: 10), CGSize(width: 20, height: 25),
      ])
  }
}
