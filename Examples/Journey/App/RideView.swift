import ActivityKit
import SwiftUI

/// Starts a ride and moves it from stop to stop.
struct RideView: View {
  @State private var activity: Activity<JourneyAttributes>?
  @State private var position = 0

  private let stops = ["Harbour", "Market Square", "Botanic Garden", "Town Hall", "Old Mill"]

  var body: some View {
    VStack(spacing: 16) {
      Label("M4 to Old Mill", systemImage: "tram.fill")
        .font(.title2)
      Text(stops[position])
        .foregroundStyle(.secondary)
      Button("Board") { board() }
        .disabled(activity != nil)
      Button("Next stop") { Task { await ride() } }
        .disabled(activity == nil)
    }
    .buttonStyle(.borderedProminent)
    .padding()
  }

  private var state: JourneyAttributes.ContentState {
    let left = stops.count - 1 - position
    return .init(
      stop: stops[position], nextStop: left > 0 ? stops[position + 1] : nil, stopsLeft: left,
      arrival: .now.addingTimeInterval(Double(left) * 240),
      progress: Double(position) / Double(stops.count - 1))
  }

  private func board() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    position = 0
    let attributes = JourneyAttributes(line: "M4", origin: stops[0], destination: "Old Mill")
    do {
      activity = try Activity.request(
        attributes: attributes, content: .init(state: state, staleDate: nil))
    } catch {
      print("The ride could not be shown: \(error.localizedDescription)")
    }
  }

  private func ride() async {
    guard let activity else { return }
    position = min(position + 1, stops.count - 1)
    let content = ActivityContent(state: state, staleDate: .now.addingTimeInterval(600))
    if position == stops.count - 1 {
      await activity.end(content, dismissalPolicy: .after(.now.addingTimeInterval(60)))
      self.activity = nil
    } else {
      await activity.update(content)
    }
  }
}
