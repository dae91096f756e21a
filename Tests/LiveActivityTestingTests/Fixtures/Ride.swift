import ActivityKit
import LiveActivityTesting
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
    var nextStop: String?
    var progress: Double
  }

  let line: String
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      VStack {
        Text("to \(context.state.nextStop ?? "the end")")
        Text(context.isStale ? "Out of date" : context.state.stop)
        Text(Date(), style: .time)
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("Now at \(context.state.stop)") }
      } compactLeading: {
        Image(systemName: "tram.fill")
      } compactTrailing: {
        Text(context.state.stop)
      } minimal: {
        Text(context.attributes.line)
      }
    }
  }
}

/// An app that shows a ride, as many samples write it: the calls are in the view's functions.
@MainActor
final class RideApp {
  private(set) var activity: Activity<RideAttributes>?

  func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let state = RideAttributes.ContentState(stop: "Harbour", nextStop: "Market", progress: 0)
    do {
      activity = try Activity.request(
        attributes: RideAttributes(line: "M4"),
        content: ActivityContent(state: state, staleDate: nil), pushType: nil)
    } catch {
      print("The ride could not be shown: \(error)")
    }
  }

  func ride(to stop: String, next: String?, staleIn seconds: TimeInterval? = nil) async {
    let state = RideAttributes.ContentState(stop: stop, nextStop: next, progress: 0.5)
    await activity?.update(
      ActivityContent(state: state, staleDate: seconds.map { Date().addingTimeInterval($0) }))
  }

  func arrive() async {
    let state = RideAttributes.ContentState(stop: "Old Mill", nextStop: nil, progress: 1)
    await activity?.end(
      ActivityContent(state: state, staleDate: nil),
      dismissalPolicy: .after(Date.now.addingTimeInterval(60)))
  }

  static let installed = TestApp(
    "com.example.ride", name: "Ride", attributes: [RideAttributes.self], widget: RideWidget.self)
}
