import AppleFoundation
import SwiftUI

/// The presentations of a Live Activity in the Dynamic Island. Apple's interface. It is no view.
public struct DynamicIsland {
  let expanded: () -> AnyView
  let compactLeading: () -> AnyView
  let compactTrailing: () -> AnyView
  let minimal: () -> AnyView
  private(set) var url: URL?
  private(set) var keyline: Color?
  private var margins: [(mode: DynamicIslandMode, margins: ContentMargins)] = []

  /// - Parameters:
  ///   - expanded: The regions of the expanded presentation.
  ///   - compactLeading: What stands before the camera.
  ///   - compactTrailing: What stands behind the camera.
  ///   - minimal: What is shown when another app has an activity too.
  public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {
    self.expanded = { AnyView(expanded().content) }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// The link that a tap on any of the presentations opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  /// The colour of the island's border, which shows on dark backgrounds.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keyline = color
    return copy
  }

  /// Sets the distance between the edge of a presentation and its content, in points. For an edge
  /// that is set twice the first setting, the innermost, wins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    if let index = margins.firstIndex(where: { $0.mode == mode }) {
      copy.margins[index].margins.add(edges, length)
    } else {
      var first = ContentMargins()
      first.add(edges, length)
      copy.margins.append((mode, first))
    }
    return copy
  }

  /// The margins of a presentation.
  func margins(for mode: DynamicIslandMode) -> ContentMargins {
    margins.first { $0.mode == mode }?.margins ?? ContentMargins()
  }
}
