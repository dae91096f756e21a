import ActivityKit
import AppleFoundation

// Each form of Apple's interface as users write it. That this file compiles is the test.

struct RideAttributes: ActivityAttributes {
  typealias RideStatus = ContentState

  struct ContentState: Codable, Hashable {
    var stop: String
    var minutes: Double
  }

  var line: String
}

@available(*, deprecated, message: "Uses Apple's deprecated forms.")
func useOfDeprecatedForms(_ activity: Activity<RideAttributes>) async throws {
  let state = RideAttributes.RideStatus(stop: "A", minutes: 1)
  _ = try Activity.request(attributes: RideAttributes(line: "U8"), contentState: state)
  _ = try Activity<RideAttributes>.request(
    attributes: RideAttributes(line: "U8"), contentState: state, pushType: .token)
  _ = try Activity.request(
    attributes: RideAttributes(line: "U8"), content: ActivityContent(state: state, staleDate: nil),
    style: .standard,
    alertConfiguration: AlertConfiguration(title: "a", body: "b", sound: .default),
    startDate: Date(timeIntervalSince1970: 0))
  await activity.update(using: state)
  await activity.update(using: state, alertConfiguration: nil)
  await activity.end()
  await activity.end(dismissalPolicy: .immediate)
  await activity.end(using: nil, dismissalPolicy: .default)
  await activity.end(using: state)
  _ = activity.contentState
  for await _ in activity.contentStateUpdates {}
}

func useOfForms(_ activity: Activity<RideAttributes>) async throws {
  let attributes = RideAttributes(line: "U8")
  let state = RideAttributes.ContentState(stop: "A", minutes: 1)
  let content = ActivityContent(state: state, staleDate: nil, relevanceScore: 100)
  let alert = AlertConfiguration(
    title: "Late by \(3) minutes", body: LocalizedStringResource(stringLiteral: "Sorry"),
    sound: .named("bell.caf"))
  _ = try Activity.request(attributes: attributes, content: content)
  _ = try Activity.request(
    attributes: attributes, content: .init(state: state, staleDate: nil), pushType: nil)
  _ = try Activity<RideAttributes>.request(
    attributes: attributes, content: content, pushType: .token, style: .transient)
  _ = try Activity.request(
    attributes: attributes, content: content, pushType: .channel("Y2hhbm5lbA=="), style: .standard,
    alertConfiguration: alert, start: Date(timeIntervalSince1970: 0))
  await activity.update(content)
  await activity.update(content, alertConfiguration: alert)
  await activity.update(content, timestamp: Date(timeIntervalSince1970: 0))
  await activity.update(
    content, alertConfiguration: alert, timestamp: Date(timeIntervalSince1970: 0))
  await activity.end(nil)
  await activity.end(content, dismissalPolicy: .after(Date(timeIntervalSince1970: 0)))
  await activity.end(
    nil, dismissalPolicy: .immediate, timestamp: Date(timeIntervalSince1970: 0))
  for await token in activity.pushTokenUpdates { _ = token.count }
  for await state in activity.activityStateUpdates { _ = describe(state) }
  for await content in activity.contentUpdates { _ = content.state.stop }
  for await activity in Activity<RideAttributes>.activityUpdates { _ = activity.id }
  for await token in Activity<RideAttributes>.pushToStartTokenUpdates { _ = token }
  let information = ActivityAuthorizationInfo()
  for await isEnabled in information.activityEnablementUpdates { _ = isEnabled }
  for await isEnabled in information.frequentPushEnablementUpdates { _ = isEnabled }
  let iterator = activity.contentUpdates.makeAsyncIterator()
  _ = await iterator.next()
}

private func describe(_ state: ActivityState) -> String {
  switch state {
  case .active: "active"
  case .ended: "ended"
  case .dismissed: "dismissed"
  case .stale: "stale"
  case .pending: "pending"
  @unknown default: "unknown"
  }
}

/// An activity kept by the main actor, as apps do it.
@MainActor
final class RideModel {
  var activity: Activity<RideAttributes>?

  func next() async {
    await activity?.update(
      ActivityContent<RideAttributes.ContentState>(
        state: .init(stop: "B", minutes: 2), staleDate: nil))
    await activity?.end(nil, dismissalPolicy: .immediate)
  }
}
