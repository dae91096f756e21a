import ActivityKit
import SwiftUI

public protocol WidgetConfiguration {}
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor init()
  @MainActor var body: Body { get }
}

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

public struct DynamicIsland {
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder content:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}
public struct DynamicIslandExpandedRegionPosition {
  public static let leading = Self()
  public static let trailing = Self()
  public static let bottom = Self()
}
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}
public struct DynamicIslandExpandedContent<Content: View> {}
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> { DynamicIslandExpandedContent<Content>() }
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(repeat each Content)>>()
  }
}

extension View {
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
