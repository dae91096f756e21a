import AppleFoundation
import SwiftUI

/// A region of the expanded presentation. Apple's interface.
public struct DynamicIslandExpandedRegion<Content> where Content: View {
  private let position: DynamicIslandExpandedRegionPosition
  private let priority: Double
  private let content: Content
  private var margins = ContentMargins()

  /// - Parameters:
  ///   - position: Where the region lies.
  ///   - priority: Of two regions below the camera the one with the higher priority is served
  ///     first.
  ///   - content: Its views; several are stacked.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  /// Sets the distance between the island's edge and this region, in points, where the region lies
  /// at that edge. For an edge that is set twice the first setting, the innermost, wins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var copy = self
    copy.margins.add(edges, length)
    return copy
  }

  /// The region as a view, for the builder.
  public var _viewRepresentation: some View {
    RegionView(
      facts: RegionFacts(position: position.kind, priority: priority, margins: margins),
      content: content)
  }
}
