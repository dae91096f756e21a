import ActivityKit
import SwiftUI

/// A widget that draws a Live Activity. Apple's interface.
public struct ActivityConfiguration<Attributes>: WidgetConfiguration, @unchecked Sendable
where Attributes: ActivityAttributes {
  public typealias Body = Never

  /// The views of an activity on the Lock Screen.
  let content: (ActivityViewContext<Attributes>) -> AnyView
  /// The views of an activity in the Dynamic Island.
  let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland
  /// The sizes besides the Lock Screen's for which `content` has layouts.
  var supplementalFamilies: Set<ActivityFamily> = []

  /// - Parameters:
  ///   - attributesType: The attributes of the activities to draw.
  ///   - content: The Lock Screen, and the banner of a phone without an island.
  ///   - dynamicIsland: The compact, minimal and expanded presentations.
  public init<Content>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) where Content: View {
    self.content = { AnyView(content($0)) }
    self.dynamicIsland = dynamicIsland
  }
}

extension ActivityConfiguration {
  /// The first betas of iOS 16 had another label.
  ///
  /// - Parameters:
  ///   - attributesType: The attributes of the activities to draw.
  ///   - content: The Lock Screen, and the banner of a phone without an island.
  ///   - dynamicIsland: The compact, minimal and expanded presentations.
  @available(*, deprecated, renamed: "init(for:content:dynamicIsland:)")
  public init<Content>(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) where Content: View {
    self.init(for: attributesType, content: content, dynamicIsland: dynamicIsland)
  }

  /// The first betas of iOS 16 knew no island, which stays empty.
  ///
  /// - Parameters:
  ///   - attributesType: The attributes of the activities to draw.
  ///   - content: The Lock Screen, and the banner.
  @available(*, deprecated, renamed: "init(for:content:dynamicIsland:)")
  public init<Content>(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) where Content: View {
    self.init(for: attributesType, content: content) { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }
}
