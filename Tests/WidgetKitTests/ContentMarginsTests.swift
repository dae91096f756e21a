import SwiftUI
import Testing

@testable import WidgetKit

@Suite("Content margins")
@MainActor
struct ContentMarginsTests {
  private let standard = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  private var island: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { EmptyView() }
    } compactLeading: {
      EmptyView()
    } compactTrailing: {
      EmptyView()
    } minimal: {
      EmptyView()
    }
  }

  @Test("the innermost setting wins for each edge")
  func innermost() {
    let margins = island.contentMargins(.trailing, 8, for: .expanded)
      .contentMargins(.all, 20, for: .expanded)
      .contentMargins(.top, 40, for: .expanded)
      .margins(for: .expanded)
    #expect(
      margins.resolved(standard) == EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 8))
  }

  @Test("edges that are not set keep the system's margin")
  func standardEdges() {
    let margins = island.contentMargins([.horizontal], 9, for: .minimal).margins(for: .minimal)
    #expect(margins.resolved(standard) == EdgeInsets(top: 1, leading: 9, bottom: 3, trailing: 9))
  }

  @Test("each presentation has margins of its own")
  func modes() {
    let changed = island.contentMargins(.all, 9, for: .compactLeading)
    #expect(changed.margins(for: .compactTrailing) == ContentMargins())
    #expect(changed.margins(for: .expanded) == ContentMargins())
    #expect(changed.margins(for: .compactLeading).resolved(standard).leading == 9)
  }
}
