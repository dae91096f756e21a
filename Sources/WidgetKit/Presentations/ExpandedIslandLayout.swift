import SwiftUI

/// The layout of the expanded island. Its height is what the content wants; who shows the island
/// limits it.
struct ExpandedIslandLayout: Layout {
  let metrics: ExpandedMetrics

  private func arrangement(of subviews: Subviews) -> ExpandedArrangement {
    ExpandedArrangement(
      metrics,
      regions: subviews.map { subview in
        ExpandedArrangement.Region(
          facts: subview[RegionKey.self], spacing: subview.spacing,
          measure: { subview.sizeThatFits($0) })
      })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: metrics.width, height: arrangement(of: subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, placement) in zip(subviews, arrangement(of: subviews).placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}
