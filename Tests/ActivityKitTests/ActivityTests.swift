import ActivityModel
import Foundation
import Testing

@testable import ActivityKit

@Suite("Activities and the phone they talk to")
struct ActivityTests {
  private let phone = RecordingPhone()
  private let state = RideAttributes.ContentState(stop: "A", minutes: 1)

  private func start() throws -> Activity<RideAttributes> {
    try AttachedPhone.$current.withValue(phone) {
      try Activity.request(
        attributes: RideAttributes(line: "U8"),
        content: ActivityContent(state: state, staleDate: nil, relevanceScore: 5),
        pushType: .token)
    }
  }

  @Test("a request carries JSON, the type's name, the push type and the score")
  func request() throws {
    let activity = try start()
    let request = try #require(phone.state.withLock { $0.requests.first })
    #expect(request.attributesType == "RideAttributes")
    #expect(String(decoding: request.attributes, as: UTF8.self) == #"{"line":"U8"}"#)
    #expect(request.content.relevanceScore == 5)
    #expect(request.pushInput == .token)
    #expect(request.caller == .app)
    #expect(activity.id == "00000000-0000-0000-0000-000000000001")
    #expect(activity.activityState == .active)
    #expect(activity.pushToken == nil)
  }

  @Test("a refusal becomes the error that apps know")
  func refusal() {
    phone.state.withLock { $0.refusal = .visibility }
    #expect(throws: ActivityAuthorizationError.visibility) { try start() }
  }

  @Test("a refused push input becomes the other error that apps meet")
  func pushRefusal() throws {
    phone.state.withLock { $0.refusal = .pushInputUnavailable }
    let error = try #require(throws: NSError.self) { try start() }
    #expect(error.domain == "com.apple.ActivityKit.ActivityInput")
    #expect(error.code == 0)
  }

  @Test("what an activity shows is what the phone has, whoever changed it")
  func content() async throws {
    let activity = try start()
    await activity.update(
      ActivityContent(state: .init(stop: "B", minutes: 2), staleDate: nil, relevanceScore: 1))
    #expect(activity.content.state.stop == "B")
    phone.change(activity.key) { record in
      record.content = RawContent(state: Data(#"{"stop":"C","minutes":3}"#.utf8))
      record.phase = .stale
    }
    #expect(activity.content.state.stop == "C")
    #expect(activity.activityState == .stale)
    #expect(phone.activities(ofType: "RideAttributes").count == 1)
  }

  @Test("content that does not decode leaves the last one and is reported")
  func undecodable() throws {
    let activity = try start()
    phone.change(activity.key) { $0.content = RawContent(state: Data("{}".utf8)) }
    #expect(activity.content.state == state)
    let reports = phone.state.withLock { $0.reports }
    #expect(reports.count == 1)
    #expect(reports[0].contains("does not decode as"))
  }

  @Test("a state without a JSON form is reported, for an update cannot throw")
  func unencodable() async throws {
    let activity = try start()
    await activity.update(
      ActivityContent(state: .init(stop: "B", minutes: .nan), staleDate: nil))
    #expect(phone.state.withLock { $0.reports }.count == 1)
    #expect(activity.content.state == state)
  }

  @Test("an activity that the phone has forgotten counts as dismissed and keeps its content")
  func forgotten() throws {
    let activity = try start()
    phone.state.withLock { $0.records = [] }
    #expect(activity.activityState == .dismissed)
    #expect(activity.content.state == state)
  }

  @Test("activities of the type are found again; those of another type and broken ones are not")
  func activities() throws {
    _ = try start()
    phone.state.withLock { state in
      var other = state.records[0]
      other.attributesType = "OrderAttributes"
      var broken = state.records[0]
      broken.attributes = Data("[]".utf8)
      state.records += [other, broken]
    }
    let found = AttachedPhone.$current.withValue(phone) { Activity<RideAttributes>.activities }
    #expect(found.map(\.attributes.line) == ["U8"])
  }

  @Test("an alert goes to the phone with its texts made")
  func alert() async throws {
    let activity = try start()
    await activity.update(
      activity.content,
      alertConfiguration: AlertConfiguration(
        title: "Late by \(3) minutes", body: "Sorry", sound: .named("bell.caf")))
    #expect(
      phone.state.withLock { $0.alerts } == [
        Alert(title: "Late by 3 minutes", body: "Sorry", sound: .named("bell.caf"))
      ])
  }

  @Test("ending hands over the policy")
  func end() async throws {
    let activity = try start()
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(phone.state.withLock { $0.ends } == [.immediate])
    #expect(activity.activityState == .dismissed)
  }

  @Test("authorization is what the phone says")
  func authorization() {
    AttachedPhone.$current.withValue(phone) {
      #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
      #expect(ActivityAuthorizationInfo().frequentPushesEnabled)
      #expect(Activity<RideAttributes>.pushToStartToken == Data([7]))
    }
  }
}
