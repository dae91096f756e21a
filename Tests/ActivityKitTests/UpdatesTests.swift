import ActivityModel
import Foundation
import Testing

@testable import ActivityKit

@Suite("Sequences of updates")
struct UpdatesTests {
  private let phone = RecordingPhone()

  private func start() throws -> Activity<RideAttributes> {
    try AttachedPhone.$current.withValue(phone) {
      try Activity.request(
        attributes: RideAttributes(line: "U8"),
        content: ActivityContent(state: .init(stop: "A", minutes: 1), staleDate: nil))
    }
  }

  @Test("states are those after the loop began, and the last is dismissed")
  func states() async throws {
    let activity = try start()
    let iterator = activity.activityStateUpdates.makeAsyncIterator()
    let other = ActivityID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9)))
    phone.emit(.phaseChanged(other, .ended))
    phone.emit(.phaseChanged(activity.key, .stale))
    phone.emit(.phaseChanged(activity.key, .dismissed))
    #expect(await iterator.next() == .stale)
    #expect(await iterator.next() == .dismissed)
    #expect(await iterator.next() == nil)
  }

  @Test("contents that do not decode are left out, and the sequence ends with the activity")
  func contents() async throws {
    let activity = try start()
    let iterator = activity.contentUpdates.makeAsyncIterator()
    phone.emit(.contentChanged(activity.key, RawContent(state: Data("{}".utf8))))
    phone.emit(
      .contentChanged(
        activity.key, RawContent(state: Data(#"{"stop":"B","minutes":2}"#.utf8))))
    phone.emit(.phaseChanged(activity.key, .dismissed))
    #expect(await iterator.next()?.state.stop == "B")
    #expect(await iterator.next() == nil)
    #expect(phone.state.withLock { $0.reports }.count == 1)
  }

  @Test("a push token that is there already comes first, and only once")
  func tokens() async throws {
    let activity = try start()
    let first = PushToken(bytes: Data([1]))
    phone.change(activity.key) { $0.pushToken = first }
    let iterator = activity.pushTokenUpdates.makeAsyncIterator()
    phone.emit(.pushTokenChanged(activity.key, first))
    phone.emit(.pushTokenChanged(activity.key, PushToken(bytes: Data([2]))))
    #expect(await iterator.next() == Data([1]))
    #expect(await iterator.next() == Data([2]))
  }

  @Test("new activities of the type are yielded, however they began")
  func activities() async throws {
    let iterator = AttachedPhone.$current.withValue(phone) {
      Activity<RideAttributes>.activityUpdates.makeAsyncIterator()
    }
    let activity = try start()
    var record = try #require(phone.activity(activity.key))
    record.attributesType = "OrderAttributes"
    phone.emit(.started(record))
    record.attributesType = "RideAttributes"
    phone.emit(.started(record))
    #expect(await iterator.next()?.id == activity.id)
  }

  @Test("push-to-start tokens of the type are yielded")
  func startTokens() async {
    let iterator = AttachedPhone.$current.withValue(phone) {
      Activity<RideAttributes>.pushToStartTokenUpdates.makeAsyncIterator()
    }
    phone.emit(.pushToStartTokenChanged(attributesType: "Other", PushToken(bytes: Data([1]))))
    phone.emit(
      .pushToStartTokenChanged(attributesType: "RideAttributes", PushToken(bytes: Data([2]))))
    #expect(await iterator.next() == Data([2]))
  }

  @Test("changes of the two permissions do not mix")
  func permissions() async {
    let information = AttachedPhone.$current.withValue(phone) { ActivityAuthorizationInfo() }
    var enablement = information.activityEnablementUpdates.makeAsyncIterator()
    var pushes = information.frequentPushEnablementUpdates.makeAsyncIterator()
    phone.emit(.areActivitiesEnabled(false))
    phone.emit(.frequentPushesEnabled(true))
    #expect(await enablement.next() == false)
    #expect(await pushes.next() == true)
  }
}
