import ActivityKit
import DeveloperToolsSupport
import SwiftUI

/// Declares a preview of a Live Activity (iOS 17). Apple's interface.
@freestanding(declaration)
public macro Preview<Widget, Attributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Widget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Attributes: ActivityAttributes

/// Declares a preview of a timeline widget with entries (iOS 17). Apple's interface.
@freestanding(declaration)
public macro Preview<Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget

/// Declares a preview of a timeline widget with its provider (iOS 17). Apple's interface.
@freestanding(declaration)
public macro Preview<Widget, Provider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Provider: TimelineProvider

/// Declares a preview of a timeline widget with settings (iOS 17). Apple's interface.
@freestanding(declaration)
public macro Preview<Widget, Provider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Widget, timelineProvider: @escaping @MainActor () -> Provider
) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Provider: AppIntentTimelineProvider
