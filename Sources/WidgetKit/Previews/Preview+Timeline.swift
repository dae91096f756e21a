import DeveloperToolsSupport
import SwiftUI

/// What `#Preview` says of a timeline widget; Islet does not draw those.
struct TimelinePreviewSource: PreviewSource {
  let family: WidgetFamily
}

extension Preview {
  /// A preview of a timeline widget with entries (iOS 17). Apple's interface.
  @MainActor
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name: name, source: TimelinePreviewSource(family: family))
  }

  /// A preview of a timeline widget with its provider (iOS 17). Apple's interface.
  @MainActor
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name: name, source: TimelinePreviewSource(family: family))
  }

  /// A preview of a timeline widget with settings (iOS 17). Apple's interface.
  @MainActor
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> some Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name: name, source: TimelinePreviewSource(family: family))
  }
}

/// The size in which a `PreviewProvider` shows a timeline widget. Apple's interface.
public struct WidgetPreviewContext: PreviewContext {
  public init(family: WidgetFamily) {}

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
