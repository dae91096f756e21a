import AppIntents
import AppleFoundation
import SwiftUI

/// The surroundings of a timeline widget. Apple's interface.
public struct TimelineProviderContext: Sendable {
  /// The environments in which the widget will be shown. Apple's interface.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values that an environment value takes; nil when they are not known, as in Islet.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }

  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  /// Whether the widget is shown in the gallery.
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    environmentVariants = EnvironmentVariants()
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// Says what a timeline widget shows and when. Apple's interface.
///
/// Islet draws Live Activities; timeline widgets beside them compile and are not asked.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A timeline provider that an intent configures (iOS 17). Apple's interface.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func recommendations() -> [AppIntentRecommendation<Intent>]
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that the system offers ready made (iOS 17). Apple's interface.
public struct AppIntentRecommendation<Intent: AppIntent>: Sendable {
  package let intent: Intent

  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
  }

  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
  }
}
