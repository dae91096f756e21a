import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

// A widget as a user writes it, with what the tests of this folder ask for. Its previews are found
// at run time.

struct RideAttributes: ActivityAttributes {
  enum Phase: String, Codable { case waiting, riding, done }

  struct Stop: Codable, Hashable {
    var name: String
    var time: Date
  }

  struct ContentState: Codable, Hashable {
    var phase: Phase
    var stops: [Stop] = []
    var note: String?
    var count: Int8 = 0

    static let waiting = ContentState(phase: .waiting)
    static var riding: ContentState { ContentState(phase: .riding) }
  }

  var line: String

  static let example = RideAttributes(line: "U8")
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      HStack {
        Color.red.frame(width: 40, height: context.state.phase == .done ? 200 : 20)
        Spacer()
      }
      .activityBackgroundTint(context.isStale ? .gray : .black)
      .activitySystemActionForegroundColor(.white)
      .widgetURL(URL(string: "ride://lock"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Color.green.frame(width: 40, height: 30)
        }
        DynamicIslandExpandedRegion(.bottom) {
          if context.state.phase == .riding { Color.white.frame(height: 20) }
        }
      } compactLeading: {
        Color.red.frame(width: 20)
      } compactTrailing: {
        Color.blue.frame(width: 80)
      } minimal: {
        Color.green.frame(width: 23, height: 20)
      }
      .keylineTint(.red)
      .widgetURL(URL(string: "ride://island"))
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

struct ClockEntry: TimelineEntry {
  let date: Date
}

struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
    completion(ClockEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
    completion(Timeline(entries: [ClockEntry(date: .now)], policy: .atEnd))
  }
}

struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: ClockProvider()) { entry in
      Text(entry.date, style: .time)
        .containerBackground(for: .widget) { Color.black }
    }
    .configurationDisplayName("Clock")
    .description("Shows the time.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .contentMarginsDisabled()
  }
}

struct ClockWidgets: WidgetBundle {
  var body: some Widget {
    ClockWidget()
  }
}

struct RideWidgets: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    RideWidget()
    if #available(iOS 17, *) {
      ClockWidget()
    }
    ClockWidgets().body
    TimerControl()
    PauseControl()
  }
}

struct SetPaused: SetValueIntent {
  static var title: LocalizedStringResource { "Pause" }
  @Parameter(title: "Paused") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "timer") {
      ControlWidgetButton(action: SetPaused()) { Label("Timer", systemImage: "timer") }
    }
    .displayName("Timer")
    .description("Starts a timer.")
  }
}

struct PauseControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "pause", provider: Provider()) { isPaused in
      ControlWidgetToggle("Pause", isOn: isPaused, action: SetPaused()) { isOn in
        Text(isOn ? "On" : "Off")
      }
    }
  }
}

struct ShopConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Shop" }
}

struct ShopProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
  func snapshot(for configuration: ShopConfiguration, in context: Context) async -> ClockEntry {
    ClockEntry(date: .now)
  }
  func timeline(
    for configuration: ShopConfiguration, in context: Context
  ) async -> Timeline<ClockEntry> {
    Timeline(entries: [], policy: .after(.distantFuture))
  }
}

struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "shop", intent: ShopConfiguration.self, provider: ShopProvider()
    ) { entry in
      Text(entry.date, style: .time)
    }
    .containerBackgroundRemovable(false)
    .promptsForUserConfiguration()
    .disfavoredLocations([.lockScreen], for: [.systemSmall])
  }
}

#Preview("Shop", as: .systemMedium, using: ShopConfiguration()) {
  ShopWidget()
} timelineProvider: {
  ShopProvider()
}

#Preview("Ride", as: .content, using: RideAttributes.example) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState.waiting
  RideAttributes.ContentState(phase: .done)
  RideAttributes.ContentState.riding
}

#Preview(as: .dynamicIsland(.expanded), using: RideAttributes.example) {
  RideWidget()
} contentStates: {
  for count in 0..<Int8(2) {
    RideAttributes.ContentState(phase: .riding, count: count)
  }
}

#Preview("Clock", as: .systemSmall) {
  ClockWidget()
} timeline: {
  ClockEntry(date: .now)
  ClockEntry(date: .distantFuture)
}

#Preview(
  "Clock", as: .systemSmall, widget: { ClockWidget() }, timelineProvider: { ClockProvider() })

#Preview("View", traits: .sizeThatFitsLayout) {
  Text("Only a view")
}

struct RidePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      RideAttributes.example
        .previewContext(.waiting, viewKind: .dynamicIsland(.compact))
        .previewDisplayName("Compact")
      RideAttributes.example
        .previewContext(.riding, isStale: true, viewKind: .dynamicIsland(.minimal))
    }
    Text("Only a view")
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

/// A generic type that conforms has no metadata of its own and must not disturb the search.
struct GenericPreviews<Content: View>: PreviewProvider {
  static var previews: some View { EmptyView() }
}
