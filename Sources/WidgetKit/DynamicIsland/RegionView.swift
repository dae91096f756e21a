import SwiftUI

/// What the arrangement of the expanded island must know of a region.
struct RegionFacts: Equatable, Sendable {
  var position: DynamicIslandExpandedRegionPosition.Kind
  var priority: Double
  var margins: ContentMargins
  /// Whether it moves below the camera when it is too wide to stand beside it.
  var belowIfTooWide = false
}

/// Carries a region's facts from its view to the island's layout.
struct RegionKey: LayoutValueKey {
  static let defaultValue = RegionFacts(position: .bottom, priority: 0, margins: ContentMargins())
}

/// A region: its views stacked, with the facts that the island's layout asks for.
nonisolated struct RegionView<Content: View>: PrimitiveView {
  typealias Body = Never

  let facts: RegionFacts
  let content: Content

  private var alignment: HorizontalAlignment {
    switch facts.position {
    case .leading, .bottom: .leading
    case .trailing: .trailing
    case .center: .center
    }
  }

  init(facts: RegionFacts, content: Content) {
    self.facts = facts
    self.content = content
  }

  @MainActor func makeNodes(in context: ViewContext) -> [Node] {
    let content = content
    let nodes = context.nodes(of: VStack(alignment: alignment) { content })
    var facts = facts
    facts.belowIfTooWide = nodes.contains {
      $0.preference(VerticalPlacementKey.self) == .belowIfTooWide
    }
    return context.nodes(
      of: NodesView(nodes: nodes).layoutValue(key: RegionKey.self, value: facts))
  }
}

/// Nodes that are made already, as a view.
private struct NodesView: PrimitiveView {
  typealias Body = Never

  let nodes: [Node]

  func makeNodes(in context: ViewContext) -> [Node] { nodes }
}
