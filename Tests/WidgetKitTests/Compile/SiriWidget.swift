import Intents
import SwiftUI
import Testing

@testable import WidgetKit

/// A widget that SiriKit configures, as Xcode's template of 2020 writes it.
private class ConfigurationIntent: INIntent, @unchecked Sendable {}

private struct Provider: IntentTimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry {
    SimpleEntry(date: Date(), configuration: ConfigurationIntent())
  }

  func getSnapshot(
    for configuration: ConfigurationIntent, in context: Context,
    completion: @escaping (SimpleEntry) -> Void
  ) {
    completion(SimpleEntry(date: Date(), configuration: configuration))
  }

  func getTimeline(
    for configuration: ConfigurationIntent, in context: Context,
    completion: @escaping (Timeline<SimpleEntry>) -> Void
  ) {
    completion(Timeline(entries: [], policy: .atEnd))
  }
}

private struct SimpleEntry: TimelineEntry {
  let date: Date
  let configuration: ConfigurationIntent
}

private struct SiriWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "siri", intent: ConfigurationIntent.self, provider: Provider()) {
      Text($0.date, style: .time)
    }
    .configurationDisplayName("Siri")
    .description("A widget of SiriKit.")
  }
}

private struct TrackingWidget: Widget {
  @Environment(\.colorScheme) private var colorScheme

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: PlainProvider()) { _ in
      ZStack {
        AccessoryWidgetBackground()
        Image("logo").resizable().widgetAccentedRenderingMode(.accentedDesaturated)
      }
    }
    .contentMarginsDisabled()
  }
}

private struct PlainProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
    completion(PlainEntry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}

private struct PlainEntry: TimelineEntry {
  let date: Date
}

@MainActor
struct SiriWidgetTests {
  @Test("A widget of SiriKit and one with an accessory's ground are widgets that are not drawn")
  func listed() {
    let list = WidgetList([SiriWidget(), TrackingWidget()])
    #expect(list.entries.count == 2)
    #expect(list.activities.isEmpty)
  }
}
