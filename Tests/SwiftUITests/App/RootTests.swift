import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Pair legend-locks: a section that is the whole tree, 350 points wide.
@MainActor struct RootTests {
  @Test func severalViewsAtTheRootStandBelowEachOther() {
    let hosted = Hosted(
      Group {
        Box(.fixed(20), .fixed(10), name: "a")
        Box(.fixed(40), .fixed(30), name: "b")
      }, width: 100, height: 100)
    // 10 + 8 + 30 in the middle of 100.
    #expect(
      hosted.elements.map(\.frame) == [
        CGRect(x: 40, y: 26, width: 20, height: 10), CGRect(x: 30, y: 44, width: 40, height: 30),
      ])
  }

  /// Section 18.1: the fitting size of a root is rounded up, so 99.8 begins where 100 does.
  @Test func aRootIsAsLargeAsItsSizeRoundedUpToPixels() {
    let hosted = Hosted(Box(.fixed(99.8), .fixed(99.8)), width: 100, height: 100)
    #expect(hosted.elements.first?.frame.origin == .zero)
  }

  @Test func theHeaderOfASectionOutsideAListLooksLikeAnyText() {
    let section = Section {
      Box(.fixed(10), .fixed(10))
    } header: {
      Text(verbatim: "Encryption")
    }
    let plain = LaidOut(Text(verbatim: "Encryption"))
    let header = LaidOut(VStack { section })
    #expect(header.glyphRuns.map(\.text) == plain.glyphRuns.map(\.text))
    #expect(header.glyphRuns.map(\.size) == plain.glyphRuns.map(\.size))
    #expect(header.glyphColors == plain.glyphColors)
    let row = LaidOut(List { section }, width: 300, height: 300)
    #expect(row.glyphRuns.map(\.text).joined() == "ENCRYPTION")
  }
}
