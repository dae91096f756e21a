import ActivityKit
import Foundation
import Observation
import SwiftUI
import WidgetKit

struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Status: String, Codable { case packed, onTheWay, delivered }

    var status: Status
    var arrival: Date
    var driver: String?
  }

  var number: String
}

struct ParcelWidgets: WidgetBundle {
  var body: some Widget { ParcelWidget() }
}

struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Text("\(context.attributes.number) \(context.state.status.rawValue)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.driver ?? "No driver yet") }
      } compactLeading: {
        Text(context.attributes.number)
      } compactTrailing: {
        Text(context.state.status.rawValue)
      } minimal: {
        Text("P")
      }
    }
  }
}

/// Holds one activity of any type and passes its tokens on, as delivery apps do.
@MainActor
final class ActivityKeeper<Attributes: ActivityAttributes> {
  private(set) var current: Activity<Attributes>?
  private(set) var tokens: [(token: Data, at: Date)] = []
  private var tokenTask: Task<Void, Never>?

  deinit { tokenTask?.cancel() }

  enum Refusal: Error, Equatable { case switchedOff }

  @discardableResult
  func start(_ attributes: Attributes, _ state: Attributes.ContentState) async throws -> String {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw Refusal.switchedOff }
    if current != nil { await end() }
    let activity = try Activity.request(
      attributes: attributes, content: ActivityContent(state: state, staleDate: nil),
      pushType: .token)
    current = activity
    tokenTask = Task {
      for await token in activity.pushTokenUpdates { tokens.append((token, Date())) }
    }
    return activity.id
  }

  func update(_ state: Attributes.ContentState, alert: AlertConfiguration? = nil) async {
    await current?.update(
      ActivityContent(state: state, staleDate: nil), alertConfiguration: alert)
  }

  func end(
    _ state: Attributes.ContentState? = nil, policy: ActivityUIDismissalPolicy = .default
  ) async {
    await current?.end(
      state.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: policy)
    tokenTask?.cancel()
    current = nil
  }

  func endAll() async {
    for activity in Activity<Attributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    current = nil
  }
}

/// Tells a view whether activities may be started.
@MainActor
@Observable
final class PermissionObserver {
  private(set) var isEnabled: Bool
  private var task: Task<Void, Never>?

  init() {
    let info = ActivityAuthorizationInfo()
    isEnabled = info.areActivitiesEnabled
    task = Task {
      for await isEnabled in info.activityEnablementUpdates { self.isEnabled = isEnabled }
    }
  }
}
