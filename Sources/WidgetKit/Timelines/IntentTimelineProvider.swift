import Intents
import SwiftUI

/// A timeline provider that an intent of SiriKit configures. Apple's interface.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  func recommendations() -> [IntentRecommendation<Intent>]
  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that the system offers ready made. Apple's interface.
public struct IntentRecommendation<T: INIntent>: Sendable {
  package let intent: T

  public init(intent: T, description: LocalizedStringKey) {
    self.intent = intent
  }

  @_disfavoredOverload
  public init(intent: T, description: some StringProtocol) {
    self.intent = intent
  }
}

/// A timeline widget with settings of SiriKit. Apple's interface.
public struct IntentConfiguration<Intent, Content>: WidgetConfiguration
where Intent: INIntent, Content: View {
  public typealias Body = Never

  package let kind: String

  public init<Provider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: IntentTimelineProvider {
    self.kind = kind
  }
}

extension IntentConfiguration: TimelineWidgetConfiguration {}
