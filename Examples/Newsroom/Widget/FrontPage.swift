import SwiftUI
import WidgetKit

/// A Home Screen widget that lives beside the Live Activity.
struct FrontPage: Widget {
  struct Entry: TimelineEntry {
    var date: Date
    var headline: String
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now, headline: "Headline") }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "front-page", provider: Provider()) { entry in
      Text(entry.headline)
    }
    .configurationDisplayName("Front page")
    .description("The story of the hour.")
    .supportedFamilies([.systemSmall])
  }
}
