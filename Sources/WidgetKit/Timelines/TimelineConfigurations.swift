import AppIntents
import SwiftUI

/// A timeline widget as Islet knows it: it has a kind and is not drawn.
@MainActor
package protocol TimelineWidgetConfiguration: PrimitiveWidgetConfiguration {
  var kind: String { get }
}

/// A timeline widget without settings. Apple's interface.
public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  public typealias Body = Never

  package let kind: String

  public init<Provider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {
    self.kind = kind
  }
}

extension StaticConfiguration: TimelineWidgetConfiguration {}

/// A timeline widget with settings (iOS 17). Apple's interface.
public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration
where Intent: WidgetConfigurationIntent, Content: View {
  public typealias Body = Never

  package let kind: String

  public init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
    self.kind = kind
  }
}

extension AppIntentConfiguration: TimelineWidgetConfiguration {}
