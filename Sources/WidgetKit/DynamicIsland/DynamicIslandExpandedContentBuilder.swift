import SwiftUI

/// Gathers the regions of the expanded presentation. Apple's interface.
///
/// As on iOS there is no condition between regions; it stands inside a region's content.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<Content: View>(
    first content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: content._viewRepresentation)
  }

  public static func buildPartialBlock<Content: View>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    content
  }

  public static func buildPartialBlock<Accumulated: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>, next: DynamicIslandExpandedRegion<Next>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(
      content: TupleView((accumulated.content, next._viewRepresentation)))
  }

  public static func buildPartialBlock<Accumulated: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>, next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: TupleView((accumulated.content, next.content)))
  }
}
