import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

/// Values are worked out by hand from the rules: width 371, margins 16 and 20.33, camera
/// 125.33 × 36.67, gap 8. The width between the margins is 330.34.
@Suite("Regions of the expanded island")
struct ExpandedArrangementTests {
  private let metrics = ExpandedMetrics(
    width: 371, camera: CGSize(width: 125.33, height: 36.67),
    margins: EdgeInsets(top: 16, leading: 20.33, bottom: 16, trailing: 20.33),
    greatestHeight: 160)

  /// A region of one size, whatever is proposed.
  private func fixed(
    _ position: DynamicIslandExpandedRegionPosition.Kind, _ width: CGFloat, _ height: CGFloat,
    priority: Double = 0, belowIfTooWide: Bool = false, margins: ContentMargins = ContentMargins()
  ) -> ExpandedArrangement.Region {
    ExpandedArrangement.Region(
      facts: RegionFacts(
        position: position, priority: priority, margins: margins, belowIfTooWide: belowIfTooWide),
      measure: { _ in CGSize(width: width, height: height) })
  }

  /// A region that takes the width it gets, up to its own, as a text of one line does.
  private func shrinking(
    _ position: DynamicIslandExpandedRegionPosition.Kind, _ width: CGFloat, least: CGFloat = 0,
    priority: Double = 0, belowIfTooWide: Bool = false
  ) -> ExpandedArrangement.Region {
    ExpandedArrangement.Region(
      facts: RegionFacts(
        position: position, priority: priority, margins: ContentMargins(),
        belowIfTooWide: belowIfTooWide),
      measure: { CGSize(width: max(least, min(width, $0.width ?? width)), height: 20) })
  }

  private func arrange(_ regions: ExpandedArrangement.Region...) -> ExpandedArrangement {
    ExpandedArrangement(metrics, regions: regions)
  }

  private func isNear(_ left: CGFloat?, _ right: CGFloat) -> Bool {
    left.map { abs($0 - right) < 0.006 } ?? false
  }

  @Test("without a centre the sides begin at the margins and end at the camera")
  func sides() {
    let result = arrange(fixed(.leading, 40, 30), fixed(.trailing, 50, 30))
    // (371 − 125.33) ÷ 2 − 20.33
    #expect(isNear(result.placements[0].proposal.width, 102.505))
    #expect(isNear(result.placements[1].proposal.width, 102.505))
    #expect(result.placements[0].origin == CGPoint(x: 20.33, y: 16))
    #expect(isNear(result.placements[1].origin.x, 300.67))
    #expect(isNear(result.height, 62))
  }

  @Test(
    "the centre begins below the camera, in the middle, and a narrow one leaves the sides alone")
  func centre() {
    let result = arrange(fixed(.leading, 40, 30), fixed(.center, 60, 24))
    #expect(isNear(result.placements[1].origin.x, 155.5))
    #expect(isNear(result.placements[1].origin.y, 36.67))
    #expect(isNear(result.placements[0].proposal.width, 102.505))
    #expect(isNear(result.height, 76.67))
  }

  @Test("a wide centre narrows the sides to what is left beside it and two gaps")
  func wideCentre() {
    let result = arrange(
      fixed(.leading, 10, 20), fixed(.trailing, 10, 20), fixed(.center, 200, 24))
    // (371 − 200) ÷ 2 − 8 − 20.33
    #expect(isNear(result.placements[0].proposal.width, 57.17))
    #expect(isNear(result.placements[2].origin.x, 85.5))
  }

  @Test("the centre gets no more than the least widths of the sides allow")
  func centreLimit() {
    let result = arrange(
      shrinking(.leading, 90, least: 50), shrinking(.trailing, 90, least: 30),
      shrinking(.center, 400))
    // 2 × (371 ÷ 2 − 20.33 − 50 − 8)
    #expect(isNear(result.placements[2].proposal.width, 214.34))
    #expect(isNear(result.placements[0].proposal.width, 50))
  }

  @Test("a centre alone has the whole width between the margins")
  func centreAlone() {
    let result = arrange(shrinking(.center, 400))
    #expect(isNear(result.placements[0].proposal.width, 330.34))
    #expect(isNear(result.placements[0].origin.x, 20.33))
  }

  @Test("a region that may move below the camera does so only when it is too wide")
  func belowIfTooWide() {
    let narrow = arrange(fixed(.leading, 100, 20, belowIfTooWide: true))
    #expect(isNear(narrow.placements[0].origin.y, 16))
    let wide = arrange(fixed(.leading, 110, 20, belowIfTooWide: true), fixed(.trailing, 50, 20))
    #expect(isNear(wide.placements[0].origin.y, 36.67))
    #expect(isNear(wide.placements[0].proposal.width, 330.34))
    #expect(isNear(wide.placements[1].origin.y, 16))
    let stays = arrange(fixed(.leading, 110, 20))
    #expect(isNear(stays.placements[0].origin.y, 16))
  }

  @Test("two regions below the camera share the width without the gap")
  func belowEqual() {
    let result = arrange(
      shrinking(.leading, 300, belowIfTooWide: true),
      shrinking(.trailing, 300, belowIfTooWide: true))
    // (330.34 − 8) ÷ 2
    #expect(isNear(result.placements[0].proposal.width, 161.17))
    #expect(isNear(result.placements[1].proposal.width, 161.17))
    #expect(isNear(result.placements[1].origin.x, 189.5))
    #expect(isNear(result.placements[1].origin.y, 36.67))
  }

  @Test("below the camera the higher priority is served first and the other gets the rest")
  func belowPriority() {
    let result = arrange(
      shrinking(.leading, 200, belowIfTooWide: true),
      shrinking(.trailing, 250, priority: 1, belowIfTooWide: true))
    #expect(isNear(result.placements[1].proposal.width, 330.34))
    // 330.34 − 8 − 250
    #expect(isNear(result.placements[0].proposal.width, 72.34))
  }

  @Test("the bottom begins where the longest column ends and has the whole width")
  func bottom() {
    let result = arrange(
      fixed(.leading, 40, 30), fixed(.trailing, 40, 50), fixed(.bottom, 100, 40))
    #expect(isNear(result.placements[2].origin.x, 20.33))
    #expect(isNear(result.placements[2].origin.y, 66))
    #expect(isNear(result.placements[2].proposal.width, 330.34))
    // 160 − 66 − 16
    #expect(isNear(result.placements[2].proposal.height, 78))
    #expect(isNear(result.height, 122))
    #expect(isNear(result.placements[0].proposal.height, 50))
  }

  @Test("the bottom keeps the gap of a stack from whatever is above it (pair dev-coffee-expanded)")
  func bottomGap() {
    var leading = fixed(.leading, 40, 20)
    var centre = fixed(.center, 60, 24)
    var bottom = fixed(.bottom, 100, 40)
    leading.spacing = ViewSpacing()
    centre.spacing = ViewSpacing()
    bottom.spacing = ViewSpacing()
    // 36.67 + 24 + 8; leading ends at 36.
    #expect(isNear(arrange(leading, centre, bottom).placements[2].origin.y, 68.67))
    // 16 + 20 + 8
    #expect(isNear(arrange(leading, bottom).placements[1].origin.y, 44))
    #expect(isNear(arrange(leading, bottom).height, 100))
    #expect(isNear(arrange(bottom).placements[0].origin.y, 36.67))
  }

  @Test("a bottom alone begins below the camera")
  func bottomAlone() {
    let result = arrange(fixed(.bottom, 100, 40))
    #expect(isNear(result.placements[0].origin.y, 36.67))
    #expect(isNear(result.height, 92.67))
  }

  @Test("regions without content take no room")
  func empty() {
    let result = arrange(
      fixed(.leading, 0, 0), fixed(.center, 0, 0), fixed(.bottom, 100, 40),
      fixed(.trailing, 40, 20))
    #expect(isNear(result.placements[2].origin.y, 36.67))
    #expect(isNear(result.placements[3].origin.y, 16))
  }

  @Test("regions of the same position stand below each other")
  func repeated() {
    let result = arrange(
      fixed(.leading, 40, 20), fixed(.leading, 40, 10), fixed(.bottom, 10, 10),
      fixed(.bottom, 10, 12))
    #expect(isNear(result.placements[1].origin.y, 36))
    #expect(isNear(result.placements[2].origin.y, 46))
    #expect(isNear(result.placements[3].origin.y, 56))
    #expect(isNear(result.height, 84))
  }

  @Test("a region's own margins hold at the edges it lies at")
  func regionMargins() {
    var margins = ContentMargins()
    margins.add(.all, 30)
    let result = arrange(
      fixed(.leading, 40, 20, margins: margins), fixed(.trailing, 40, 20),
      fixed(.bottom, 40, 20, margins: margins))
    #expect(result.placements[0].origin == CGPoint(x: 30, y: 30))
    #expect(isNear(result.placements[1].origin.x, 310.67))
    #expect(isNear(result.placements[1].origin.y, 16))
    #expect(isNear(result.placements[2].origin.x, 30))
    #expect(isNear(result.placements[2].proposal.width, 311))
    // Leading ends at 50, the bottom's 20 and its own margin follow.
    #expect(isNear(result.height, 100))
  }
}
